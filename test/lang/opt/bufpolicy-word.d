/* test: an unknown bufpolicy
 * options: @noscript -x bufpolicy=never -n BEGIN
 * exit: 2
 * err: ^trace: bad value "never" for option bufpolicy, which takes switch, fill or ring$
 * out: none
 */
