/* test: an unknown kernel symbol is an error
 * options: -e
 * tag: D_SYM_NOTYPES
 */
BEGIN { x = `no_such_symbol; exit(0); }
