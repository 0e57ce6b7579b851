/* test: -e compiles and ends with 0
 * options: -e
 * err: none
 * unprivileged: yes
 * out: none
 */
BEGIN
{
	exit(7);
}
