/* test: -c with an open quote
 * options: @noscript
 * options: -n END -c "true 'x"
 * exit: 2
 * err: ^trace: -c: .* a quote is not closed$
 * out: none
 */
