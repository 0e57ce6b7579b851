/* test: a kernel type that does not exist has no members
 * options: -e
 * needs: btf
 * tag: D_OP_INCOMPLETE
 */
BEGIN { x = ((struct no_such_struct *)0)->a; exit(0); }
