/* test: --bpf is refused, never ignored
 * options: @noscript
 * options: --bpf -n BEGIN
 * exit: 2
 * err: ^trace: --bpf is not implemented yet$
 * out: none
 */
