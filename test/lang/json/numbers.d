/* test: integers are numbers by their types, pointers are text
 * options: -q --json
 * needs: bpf
 * match: \[\{"action":"trace","value":255\},\{"action":"trace","value":-1\},\{"action":"trace","value":18446744073709551615\},\{"action":"trace","value":"0x10"\},
 */
BEGIN
{
	trace((uint8_t)255);
	trace((int8_t)255);
	trace((uint64_t)-1);
	trace((int *)16);
	exit(0);
}
