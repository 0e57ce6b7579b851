/* test: a base that lltostr() and strtoll() do not know is a fault, constant or not
 * options: -q
 * needs: bpf
 */
BEGIN { printf("%s\n", lltostr(5, 1)); }
BEGIN { printf("%s\n", lltostr(5, 37)); }
BEGIN { base = -2; printf("%s\n", lltostr(5, base)); }
BEGIN { printf("%d\n", strtoll("5", 0)); }
BEGIN { base = 99; printf("%d\n", strtoll("5", base)); }
BEGIN { printf("%s %d\n", lltostr(35, 36), strtoll("z", 36)); exit(0); }
ERROR { printf("fault %d\n", arg4); }
