/* test: with -x empty an empty script is fine
 * options: -e
 * options: -x empty
 * err: none
 * out: none
 */
