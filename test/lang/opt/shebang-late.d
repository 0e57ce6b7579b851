/* test: a line of #! below a licence
 * options: -q
 * needs: bpf
 */

#!/usr/sbin/trace -qs

BEGIN { printf("x\n"); exit(0); }
 #!/usr/sbin/trace
