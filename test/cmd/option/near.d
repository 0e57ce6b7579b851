/* test: the nearest name is offered
 * options: @noscript
 * options: -x bufsiz=1m
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: unknown option "bufsiz": did you mean bufsize\?$
 * out: none
 */
