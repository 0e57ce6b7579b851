/* test: -p wants a positive number
 * options: @noscript
 * options: -p 0 -n BEGIN
 * exit: 2
 * err: ^trace: -p: "0" is no process id$
 * out: none
 */
