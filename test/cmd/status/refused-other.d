/* test: an error of the script keeps status 1
 * options: -e
 * exit: 1
 * env: TRACE_REFUSED_STATUS=79
 * out: none
 */
BEGIN
{
	nosuch();
}
