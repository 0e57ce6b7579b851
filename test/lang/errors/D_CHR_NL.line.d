/* test: D_CHR_NL: a character constant over the end of the line
 * options: -e
 * tag: D_CHR_NL
 */
BEGIN { x = 'a
'; exit(0); }
