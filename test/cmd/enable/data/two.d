BEGIN
{
	printf("2\n");
}
