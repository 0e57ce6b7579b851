/* test: a script defines names of types that are there without it
 * options: -q
 * needs: bpf
 */
typedef unsigned char bool;
typedef enum { FALSE, TRUE } boolean_t;
typedef long dev_t;
typedef int pid_t;
BEGIN
{
	this->b = (bool)257;
	this->t = (boolean_t)1;
	printf("%d %d %d %d\n", this->b, this->t == TRUE, sizeof (dev_t), sizeof (pid_t));
	exit(0);
}
