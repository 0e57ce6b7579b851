/* test: an argument in quotes is a string
 * options: -q @noscript -s @D '"two words"' '"with \"quotes\" in it"' '""'
 * needs: bpf
 */
BEGIN
/$1 == "two words"/
{
	x = $2;
	printf("%s|%s|%s|%d\n", $1, x, $$1, strlen($3));
	exit(0);
}
