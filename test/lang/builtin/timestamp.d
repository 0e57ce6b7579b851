/* test: timestamp does not change within a firing
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN { a = timestamp; }
BEGIN { b = timestamp; }
BEGIN { printf("%d %d\n", a == b, a == timestamp); exit(0); }
