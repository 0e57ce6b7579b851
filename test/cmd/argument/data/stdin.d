BEGIN
{
	printf("from stdin\n");
	exit(0);
}
