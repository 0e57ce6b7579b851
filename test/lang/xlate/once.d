/* test: what a translator is given is done once
 * options: -q
 * needs: bpf
 * vm: yes
 */
typedef struct pair {
	int sum;
} pair_t;

translator pair_t < int64_t I > {
	sum = I + I + I;
};

BEGIN
{
	printf("%d ", xlate <pair_t> (n++).sum);
	printf("%d\n", n);
	exit(0);
}
