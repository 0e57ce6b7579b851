/* test: -a is refused with the reason
 * options: @noscript
 * options: -a -n BEGIN
 * exit: 2
 * err: ^trace: -a: anonymous tracing does not exist on Linux$
 * out: none
 */
