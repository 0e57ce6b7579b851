/* test: an unknown option in a pragma
 * options: -e
 * tag: D_PRAGMA_OPTSET
 */
#pragma D option no_such_option
BEGIN { exit(0); }
