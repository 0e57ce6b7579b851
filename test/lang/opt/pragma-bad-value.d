/* test: a bad value in a pragma
 * options: -e
 * tag: D_PRAGMA_OPTSET
 */
#pragma D option strsize=many
BEGIN { exit(0); }
