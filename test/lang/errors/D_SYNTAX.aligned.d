/* test: D_SYNTAX: an alignment that is none
 * options: -e
 * tag: D_SYNTAX
 */
struct s { int x; } __attribute__((aligned(3)));
BEGIN { exit(0); }
