/* test: rawbytes shows bytes instead of text
 * options: -q -x rawbytes
 * needs: bpf btf
 * match: ^         0: 74 72 61 63 65 00 
 */
BEGIN
{
	trace(curthread->comm);
	exit(0);
}
