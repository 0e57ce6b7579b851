/* test: a name that a library provides brings in its types and translators
 * options: -q -L @DIR/data/lazy
 * needs: bpf btf
 */
BEGIN
{
	printf("%d %s %s\n", curtinfo->ti_pid == pid, curtinfo->ti_name, names[2]);
	exit(0);
}
