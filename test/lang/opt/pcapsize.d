/* test: pcapsize must be sensible
 * options: @noscript -x pcapsize=0 -n BEGIN
 * exit: 2
 * err: ^trace: bad value "0" for option pcapsize, which takes bytes from 1 to 65536$
 * out: none
 */
