/* test: -p wants a number
 * options: @noscript
 * options: -p init -n BEGIN
 * exit: 2
 * err: ^trace: -p: "init" is no process id$
 * out: none
 */
