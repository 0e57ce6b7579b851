/* test: functions that go through strings byte by byte can be called in many clauses of a probe
 * options: -q
 * needs: bpf
 * timeout: 120
 */
string s;
BEGIN { s = toupper("Ab1"); printf("%s %d %d\n", s, strtoll(s, 16), index(s, "/")); }
BEGIN { s = toupper("0x1F"); printf("%s %d %d\n", s, strtoll(s, 16), index(s, "/")); }
BEGIN { s = toupper("-7k"); printf("%s %d %d\n", s, strtoll(s, 16), index(s, "/")); }
BEGIN { s = toupper("+12"); printf("%s %d %d\n", s, strtoll(s, 16), index(s, "/")); }
BEGIN { s = toupper("  9"); printf("%s %d %d\n", s, strtoll(s, 16), index(s, "/")); }
BEGIN { s = toupper("a/B"); printf("%s %d %d\n", s, strtoll(s, 16), index(s, "/")); }
BEGIN { s = toupper("Zz"); printf("%s %d %d\n", s, strtoll(s, 16), index(s, "/")); }
BEGIN { s = toupper("/"); printf("%s %d %d\n", s, strtoll(s, 16), index(s, "/")); }
BEGIN { s = toupper("007"); printf("%s %d %d\n", s, strtoll(s, 16), index(s, "/")); }
BEGIN { s = toupper("x"); printf("%s %d %d\n", s, strtoll(s, 16), index(s, "/")); }
BEGIN { exit(0); }
