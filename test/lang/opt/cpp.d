/* test: -C runs the C preprocessor
 * options: -q -C
 * needs: bpf program:cpp
 * vm: yes
 */
#define TEXT "from cpp"
#if 1
BEGIN { printf("%s\n", TEXT); exit(0); }
#else
BEGIN { exit(1); }
#endif
