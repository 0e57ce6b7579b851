/* test: #pragma ident is accepted
 * options: -q
 * needs: bpf
 */
#pragma ident "@(#)text"
#ident "more"
BEGIN { printf("x\n"); exit(0); }
