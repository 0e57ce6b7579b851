/* test: an unknown member is an error with its place
 * options: -e
 * needs: btf
 * tag: D_TYPE_MEMBER
 */
BEGIN { printf("%d\n", curthread->no_such_member); }
