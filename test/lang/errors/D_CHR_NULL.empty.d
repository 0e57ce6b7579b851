/* test: D_CHR_NULL: an empty character constant
 * options: -e
 * tag: D_CHR_NULL
 */
BEGIN { x = ''; exit(0); }
