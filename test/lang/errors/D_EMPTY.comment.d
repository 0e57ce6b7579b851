/* test: D_EMPTY: a script of comments
 * options: -e
 * tag: D_EMPTY
 */
