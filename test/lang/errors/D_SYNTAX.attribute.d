/* test: D_SYNTAX: an attribute in an expression
 * options: -e
 * tag: D_SYNTAX
 */
BEGIN { x = 1 __attribute__((packed)); exit(0); }
