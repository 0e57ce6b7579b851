/* test: xlate without a translator
 * options: -e
 * tag: D_XLATE_NONE
 */
struct out { int a; };
BEGIN { x = xlate <struct out *> (curthread)->a; exit(0); }
