/* test: copyin() of as many bytes as a system call was given, more than a string has
 * options: -q -c "sh -c 'printf %4000d 7 >/dev/null'"
 * needs: bpf tracefs
 */
syscall::write:entry
/pid == $target && arg2 == 4000/
{
	this->text = (char *)copyin(arg1, arg2);
	printf("%d %c%c\n", strlen(stringof(this->text)), this->text[3998], this->text[3999]);
	this->text[4] = '\0';
	printf("'%s'\n", stringof(this->text));
}
