/* test: -A is refused with the reason
 * options: @noscript
 * options: -A
 * exit: 2
 * err: ^trace: -A: anonymous tracing does not exist on Linux$
 * out: none
 */
