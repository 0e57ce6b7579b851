/* test: oformat=json prints an object for each firing, with the data of its actions
 * options: -q -x oformat=json
 * needs: bpf
 * match: ^\{"type":"probe","time":[0-9]+,"cpu":[0-9]+,"epid":1,"id":1,"provider":"dtrace","module":"","function":"","name":"BEGIN","data":\[\{"action":"trace","value":-3\},\{"action":"trace","value":"abc"\},\{"action":"printf","text":"7 = seven","args":\[7,"seven"\]\},\{"action":"exit","status":4\}\]\}$
 * match: ^\{"type":"exit","status":4\}$
 * err: none
 * exit: 4
 */
BEGIN
{
	trace(-3);
	trace("abc");
	printf("%d = %s", 7, "seven");
	exit(4);
}
