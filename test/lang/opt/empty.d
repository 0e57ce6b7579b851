/* test: with empty, an empty script is fine
 * options: -e -x empty
 * err: none
 */
