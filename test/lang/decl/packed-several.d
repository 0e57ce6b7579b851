/* test: several attributes, expressions in them, attributes of single members: laid out as GCC does
 * options: -q
 * needs: bpf
 */
struct x0 { int a; } __attribute__((__aligned__((1 << (6)))));
struct a1 {char c; int x; char d;} __attribute__((packed)) __attribute__((aligned(4)));
struct a2 {char c; int x; char d;} __attribute__((aligned(4))) __attribute__((packed));
struct __attribute__((packed)) __attribute__((aligned(4))) d1 {char c; int x; char d;};
struct f1 { struct {char c; int x; char d;} __attribute__((packed, aligned(8))) m; char y; };
struct f2 { struct {char c; int x; char d;} __attribute__((packed)) __attribute__((aligned(8))) m; char y; };
struct s1 {char c; int x;} __attribute__((aligned( 16 )));
struct s2 {char c; int x;} __attribute__((aligned((16))));
struct s3 {char c; int x;} __attribute__((aligned(1 << 4)));
struct b1 {char c; long b:6 __attribute__((aligned(4)));};
struct b2 {char c; int b:6 __attribute__((aligned(2))); int d;};
struct l1 {int x;} __attribute__((aligned(16), aligned(4)));
struct __attribute__((aligned(16))) l2 {int x;} __attribute__((aligned(4)));
struct m1 {char a; int b __attribute__((packed)), c;};
struct m2 {char a; int b, c __attribute__((packed)), d;};
struct q1 {int x;} __attribute__((section("a;b{(\")"), unused, aligned(32)));
struct v1 { long a:40; int b:7 __attribute__((packed)); long c:60; };
struct w1 { char c; double d; } __attribute__((packed));
struct c1 { char c; int x; } __attribute__ /* between */ ((packed));
BEGIN
{
	printf("%d %d %d %d %d %d\n", sizeof (struct x0), sizeof (struct a1), sizeof (struct a2), sizeof (struct d1), sizeof (struct f1), sizeof (struct f2));
	printf("%d %d %d %d %d %d\n", sizeof (struct s1), sizeof (struct s2), sizeof (struct s3), sizeof (struct b1), sizeof (struct b2), sizeof (struct l1));
	printf("%d %d %d %d %d %d\n", sizeof (struct l2), sizeof (struct m1), sizeof (struct m2), sizeof (struct q1), sizeof (struct v1), sizeof (struct w1));
	printf("%d %d %d\n", offsetof(struct m1, c), offsetof(struct m2, d), sizeof (struct c1));
	exit(0);
}
