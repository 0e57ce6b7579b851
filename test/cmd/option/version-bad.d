/* test: no version
 * options: @noscript
 * options: -x version=new
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: bad value "new" for option version, which takes a version such as 1.13$
 * out: none
 */
