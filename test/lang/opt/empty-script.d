/* test: an empty script is an error
 * options: -e
 * tag: D_EMPTY
 */
/* nothing */
