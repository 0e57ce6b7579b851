/* test: translated values in predicates and keys
 * options: -q
 * needs: bpf
 * vm: yes
 * match: ^ *even  *odd  *2$
 */
typedef struct parity {
	int odd;
	string name;
} parity_t;

translator parity_t < int64_t I > {
	odd = (I & 1) == 1 && I > 0;
	name = I & 1 ? "odd" : I ? "even" : "zero";
};

tick-1ms
/xlate <parity_t> (n * 1).odd/
{
	@[xlate <parity_t> (n + 1).name, xlate <parity_t> (n + 2).name] = count();
}

tick-1ms
/++n == 4/
{
	exit(0);
}
