/* test: a translator within a translator
 * options: -q
 * needs: bpf
 * vm: yes
 */
typedef struct inner {
	int twice;
} inner_t;

typedef struct outer {
	int four;
	string text;
} outer_t;

translator inner_t < int64_t I > {
	twice = I + I;
};

translator outer_t < int64_t I > {
	four = xlate <inner_t> (xlate <inner_t> (I).twice).twice;
	text = I > 2 ? strjoin("more ", lltostr(I)) : "few";
};

BEGIN
{
	x = 3;
	printf("%d %s %s\n", xlate <outer_t> (x + 1).four, xlate <outer_t> (x + 1).text, xlate <outer_t> (x - 2).text);
	exit(0);
}
