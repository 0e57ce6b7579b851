/* test: D_CHR_OFLOW: a character constant that is too long
 * options: -e
 * tag: D_CHR_OFLOW
 */
BEGIN { x = 'abcdefghi'; exit(0); }
