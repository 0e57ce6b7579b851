/* test: comments of both kinds between everything
 * options: -q
 * needs: bpf
 */
// one
BEGIN /* two */ {
	printf("a" /* three */ ); // four
	/* five
	   six */ exit(0); /**/
}
