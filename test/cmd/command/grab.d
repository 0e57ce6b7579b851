/* test: -p: the process is $target, and tracing ends with it
 * options: -q -p @PID
 * needs: bpf
 * run: sleep 1
 */
END
{
	printf("%d\n", $target > 1);
}
