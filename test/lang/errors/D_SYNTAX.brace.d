/* test: D_SYNTAX: a clause that does not end
 * options: -e
 * tag: D_SYNTAX
 */
BEGIN { trace(1);
