/* test: -X takes a c s t
 * options: @noscript
 * options: -X z
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: bad value "z" for option stdc, which takes a, c, s or t$
 * out: none
 */
