/* test: D_STR_NL: a string over the end of the line
 * options: -e
 * tag: D_STR_NL
 */
BEGIN { x = "a
b"; exit(0); }
