/* test: the columns of -l
 * options: @noscript
 * options: -ln BEGIN
 * vm: yes
 */
