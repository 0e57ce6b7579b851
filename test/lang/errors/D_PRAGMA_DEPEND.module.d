/* test: D_PRAGMA_DEPEND: a module that is not there
 * options: -e
 * tag: D_PRAGMA_DEPEND
 */
#pragma D depends_on module nosuchmod
BEGIN { exit(0); }
