/* test: D_XLATE_INCOMPAT: a translation of another type than the member, which nothing uses
 * options: -e
 * tag: D_XLATE_INCOMPAT
 */
struct a { int x; };
struct b { int z; string y; };
translator struct b <struct a *p> { z = p->x; y = p->x; };
BEGIN { exit(0); }
