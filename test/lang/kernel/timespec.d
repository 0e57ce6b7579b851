/* test: struct timespec and struct timeval are those that programs give to system calls
 * options: -q -c 'sleep 0.25'
 * needs: bpf btf tracefs kernel>=5.6
 */
syscall::clock_nanosleep:entry,
syscall::nanosleep:entry
/pid == $target/
{
	this->at = probefunc == "nanosleep" ? arg0 : arg2;
	this->ts = *(struct timespec *)copyin(this->at, sizeof (struct timespec));
	printf("%d.%09d %d\n", this->ts.tv_sec, this->ts.tv_nsec, sizeof (struct timeval));
}
