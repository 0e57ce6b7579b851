/* test: without defaultargs a missing macro argument is an error
 * options: -e
 * tag: D_MACRO_UNDEF
 */
BEGIN { x = $1; exit(0); }
