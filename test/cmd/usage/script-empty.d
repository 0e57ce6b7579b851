/* test: -s without a name
 * options: @noscript -s ""
 * exit: 2
 * err: ^trace: option -s needs the name of a file, not ""$
 */
