/* test: a description that matches nothing is an error
 * options: -e
 * tag: D_PDESC_ZERO
 */
no_such_provider:::x { exit(0); }
BEGIN { exit(0); }
