/* test: D_PRAGMA_DEPEND: a provider that is not there
 * options: -e
 * tag: D_PRAGMA_DEPEND
 */
#pragma D depends_on provider nosuchprov
BEGIN { exit(0); }
