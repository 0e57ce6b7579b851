/* test: --features takes no script
 * options: @noscript
 * options: --features -n BEGIN
 * exit: 2
 * err: ^trace: --features lists what the kernel offers; it takes no scripts$
 * out: none
 */
