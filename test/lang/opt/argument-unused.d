/* test: a macro argument that is not used is an error
 * options: -e @noscript -s @D 1 2
 * tag: D_MACRO_UNUSED
 */
BEGIN { x = $1; exit(0); }
