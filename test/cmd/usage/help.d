/* test: --help prints the options to stdout
 * options: @noscript
 * options: --help
 * match: ^  -s file 
 * err: none
 */
