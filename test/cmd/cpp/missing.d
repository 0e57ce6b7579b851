/* test: a preprocessor that does not exist
 * options: -qC -x cpppath=/nonexistent/cpp
 * needs: bpf program:cpp
 * exit: 1
 * out: none
 * err: ^trace: cannot run the C preprocessor /nonexistent/cpp: 
 */
BEGIN
{
	exit(0);
}
