/* test: -c wants a command
 * options: @noscript
 * options: -n END -c ' '
 * exit: 2
 * err: ^trace: -c: " " is no command$
 * out: none
 */
