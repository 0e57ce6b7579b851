/* test: a thread-local array of strings
 * options: -q
 * needs: bpf
 */
self string name[int, string];
BEGIN
{
	self->name[1, "a"] = "x";
	self->name[1, "b"] = "y";
	printf("%s%s\n", self->name[1, "b"], self->name[1, "a"]);
	exit(0);
}
