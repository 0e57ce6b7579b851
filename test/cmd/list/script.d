/* test: -l -s lists what a script would enable
 * options: -l
 * needs: root
 * match: ^ +[0-9]+ +syscall +vmlinux +getppid entry$
 */
syscall::getppid:entry
{
	trace(1);
}
