/* test: -V prints the versions of trace and of D
 * options: @noscript
 * options: -V
 * match: ^trace [0-9]+\.[0-9.]+ \(D 1\.13\)$
 * err: none
 */
