/* test: of several translations the first that this kernel can have
 * options: -q -L @DIR/data
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d %d %d %d\n", curchoice->first == pid, curchoice->second == pid + 1, curchoice->third,
	       curchoice->nested == pid + 2);
	exit(0);
}
