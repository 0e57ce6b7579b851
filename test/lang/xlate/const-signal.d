/* test: numbers of signals
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	printf("%d\n", SIGHUP == 1);
	printf("%d\n", SIGINT == 2);
	printf("%d\n", SIGKILL == 9);
	printf("%d\n", SIGSEGV == 11);
	printf("%d\n", SIGPIPE == 13);
	printf("%d\n", SIGALRM == 14);
	printf("%d\n", SIGTERM == 15);
	printf("%d\n", SIGCHLD == 17);
	printf("%d\n", SIGCONT == 18);
	printf("%d\n", SIGSTOP == 19);
	printf("%d\n", SIGSYS == 31);
	printf("%d\n", SIGRTMAX == 64);
	exit(0);
}
