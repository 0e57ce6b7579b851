/* test: -o without a name
 * options: @noscript -n BEGIN -o ""
 * exit: 2
 * err: ^trace: option -o needs the name of a file, not ""$
 */
