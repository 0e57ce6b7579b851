/* test: a folder is no script
 * options: @noscript
 * options: -s @DIR
 * out: none
 * exit: 1
 * err: ^trace: cannot read script .*: Is a directory$
 */
