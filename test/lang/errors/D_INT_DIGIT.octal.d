/* test: D_INT_DIGIT: a digit that is not octal
 * options: -e
 * tag: D_INT_DIGIT
 */
BEGIN { x = 089; exit(0); }
