/* test: trace alone prints the options to stderr
 * options: @noscript
 * exit: 2
 * err: ^usage: trace 
 * out: none
 */
