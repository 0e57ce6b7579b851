/* test: thirty string operations in one clause
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	n = 0;
	s0 = "a";
	s0 = strjoin(s0, "b0");
	s0 = substr(s0, 0, 2);
	n += strlen(s0) + index(s0, "b") + (s0 == "x");
	s0 = strjoin(s0, "e3");
	s0 = substr(s0, 0, 4);
	n += strlen(s0) + index(s0, "b") + (s0 == "x");
	s0 = strjoin(s0, "h6");
	s0 = substr(s0, 0, 5);
	n += strlen(s0) + index(s0, "b") + (s0 == "x");
	s0 = strjoin(s0, "k9");
	s0 = substr(s0, 0, 7);
	n += strlen(s0) + index(s0, "b") + (s0 == "x");
	s0 = strjoin(s0, "n12");
	s0 = substr(s0, 0, 8);
	n += strlen(s0) + index(s0, "b") + (s0 == "x");
	s0 = strjoin(s0, "q15");
	s0 = substr(s0, 0, 10);
	n += strlen(s0) + index(s0, "b") + (s0 == "x");
	s0 = strjoin(s0, "t18");
	s0 = substr(s0, 0, 11);
	n += strlen(s0) + index(s0, "b") + (s0 == "x");
	s0 = strjoin(s0, "c21");
	s0 = substr(s0, 0, 13);
	n += strlen(s0) + index(s0, "b") + (s0 == "x");
	s0 = strjoin(s0, "f24");
	s0 = substr(s0, 0, 14);
	n += strlen(s0) + index(s0, "b") + (s0 == "x");
	s0 = strjoin(s0, "i27");
	s0 = substr(s0, 0, 16);
	n += strlen(s0) + index(s0, "b") + (s0 == "x");
	printf("%s %d\n", s0, n);
	exit(0);
}
