/* test: with pgmax=1 the symbols of one process are kept only: those of the others cannot be told
 * options: -q -x pgmax=1 -c "forker 3"
 * needs: bpf
 * match: ^ +0x[0-9a-f]+$
 */
syscall::exit_group:entry
/ppid == $target/
{
	@[ustack(1)] = count();
}
