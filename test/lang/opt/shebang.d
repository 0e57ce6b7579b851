#!/usr/sbin/trace -qs
/* test: a first line of #!
 * options: -q
 * needs: bpf
 */
BEGIN { printf("x\n"); exit(0); }
