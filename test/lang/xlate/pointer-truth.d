/* test: whether a translated pointer is there
 * options: -q
 * needs: bpf
 */
struct in {
	int a;
};
typedef struct out {
	int b;
} out_t;
translator out_t < struct in *I > {
	b = I->a + 1;
};
struct in *none;
BEGIN
/curpsinfo && curlwpsinfo != NULL/
{
	printf("%d%d%d", curpsinfo ? 1 : 2, !curlwpsinfo, curpsinfo == NULL);
	this->i = (struct in *)alloca(sizeof (struct in));
	this->i->a = 4;
	if (xlate <out_t *>(this->i))
		printf("%d", xlate <out_t *>(this->i)->b);
	if (xlate <out_t *>(none))
		printf("wrong");
	printf("%d\n", xlate <out_t *>(none) == 0 || xlate <out_t *>(none)->b);
}
BEGIN
/curlwpsinfo/
{
	exit(0);
}
