/* test: naming a library's type in a cast brings in the library
 * options: -q -L @DIR/data/lazy
 * needs: bpf btf
 */
BEGIN
{
	this->t = xlate <tinfo_t> (curthread).ti_pid;
	trace(this->t == pid);
	exit(0);
}
