/* test: freopen() within a firing leaves the lines whole
 * options: -q -w --json
 * needs: bpf
 * match: ^\{"type":"probe",.*"data":\[\{"action":"trace","value":1\},\{"action":"freopen","file":"/dev/null","args":\[\]\},\{"action":"freopen","file":"","args":\[\]\},\{"action":"exit","status":0\}\]\}$
 */
BEGIN
{
	trace(1);
	freopen("/dev/null");
	freopen("");
	exit(0);
}
