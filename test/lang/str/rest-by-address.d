/* test: the address of a character of a string is the rest of it
 * options: -q
 * needs: bpf
 */
string s;
BEGIN
{
	type = probename[0];
	method = (string)&probename[1];
	s = "hello";
	i = 3;
	names[1] = "abc";
	printf("%c[%s] %s %s\n", type, method, (string)&s[2], stringof(&s[i]));
	this->p = &names[1][1];
	printf("%s %c %d\n", (string)this->p, *this->p, stringof(&s[0]) == s);
	exit(0);
}
