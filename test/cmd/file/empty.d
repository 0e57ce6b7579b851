/* test: an empty script
 * options: @noscript
 * options: -s /dev/null
 * out: none
 * exit: 1
 * err: ^trace: failed to compile script /dev/null: the script is empty
 */
