/* test: D_SYNTAX: a comment that does not end
 * options: -e
 * tag: D_SYNTAX
 */
BEGIN { exit(0); } /* no end
