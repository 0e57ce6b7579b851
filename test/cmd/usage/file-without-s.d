/* test: a file name alone: the message says -s
 * options: @noscript
 * options: script.d
 * exit: 2
 * err: "script.d".* -s
 * out: none
 */
