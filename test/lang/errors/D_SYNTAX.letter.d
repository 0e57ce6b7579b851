/* test: D_SYNTAX: a conversion that does not exist
 * options: -e
 * tag: D_SYNTAX
 */
BEGIN { printf("%q\n", 1); exit(0); }
