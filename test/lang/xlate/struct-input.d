/* test: a translator from a struct, not a pointer; a cast of it to its own type
 * options: -q
 * needs: bpf
 */
struct in {
	int i;
	char c;
	char s[4];
};
struct out {
	int oi;
	char oc;
	string os;
};
translator struct out < struct in I > {
	oi = ((struct in)I).i;
	oc = ((struct in)I).c;
	os = stringof(((struct in)I).s);
};
struct in f;
struct in g;
BEGIN
{
	f.i = 10;
	f.c = 'c';
	f.s[0] = 'x';
	g = (struct in)f;
	printf("%d %c %s\n", xlate < struct out > (f).oi, xlate < struct out > (f).oc,
	    xlate < struct out > (g).os);
	exit(0);
}
