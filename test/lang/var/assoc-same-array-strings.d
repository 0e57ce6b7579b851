/* test: string elements copied within one array
 * options: -q
 * needs: bpf
 */
BEGIN
{
	a["x"] = "first";
	a["y"] = a["x"];
	a["x"] = "second";
	printf("%s %s\n", a["x"], a["y"]);
	exit(0);
}
