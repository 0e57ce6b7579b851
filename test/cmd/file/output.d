/* test: an output file that cannot be written
 * options: @noscript
 * options: -o @TMP/no/such -n BEGIN
 * out: none
 * exit: 1
 * err: ^trace: cannot open output file .*no/such: No such file or directory$
 */
