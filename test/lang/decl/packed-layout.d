/* test: __attribute__((packed, aligned(n))) lays out as GCC does, other attributes say nothing
 * options: -q
 * needs: bpf
 */
struct __attribute__((packed)) a { char c; int i; short s; long l; };
struct b { char c; int i; } __attribute__((__packed__, aligned(4)));
struct c { char c; int i __attribute__((packed)); short s; };
struct d { char c; int i __attribute__((aligned(16))); };
struct e { int x:7; int y:30; short z:12; } __attribute__ ((packed));
struct f { int x:7; int y:30; short z:12; };
enum __attribute__((packed)) g { G1, G2 = 255 };
enum h { H1 = -1, H2 = 200 } __attribute__((packed));
struct i { char c; struct a a; };
struct j {
	char c;
	union {
		int i;
		struct { short s; long l; } __attribute__((packed)) u;
	} v;
} __attribute__((packed));
typedef struct { char c; long l; } __attribute__((packed)) k;
struct l { char c; long l; } __attribute__((deprecated("x (y)"), may_alias));
struct m { char a; int b:3; } __attribute__((packed));
typedef unsigned long long __attribute__((aligned(8))) al_u64;
struct n { char c; __attribute__((aligned(8))) int x; al_u64 y; };
struct o { char c; int x:5 __attribute__((aligned(4))); int y:5; };
struct q { char c; int :0; char d; } __attribute__((packed));
struct r { char c; } __attribute__((aligned));
BEGIN
{
	printf("%d %d %d %d %d %d\n", sizeof (struct a), sizeof (struct b), sizeof (struct c), sizeof (struct d),
	    sizeof (struct e), sizeof (struct f));
	printf("%d %d %d %d %d\n", sizeof (enum g), sizeof (enum h), sizeof (struct i), sizeof (struct j), sizeof (k));
	printf("%d %d %d %d %d %d\n", sizeof (struct l), sizeof (struct m), sizeof (struct n), sizeof (struct o),
	    sizeof (struct q), sizeof (struct r));
	printf("%d %d %d %d %d %d\n", offsetof(struct a, l), offsetof(struct c, i), offsetof(struct d, i),
	    offsetof(struct j, v), offsetof(struct n, x), offsetof(struct i, a));
	exit(0);
}
