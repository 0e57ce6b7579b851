/* test: -D defines a name for the preprocessor
 * options: -q -C -D NUMBER=42
 * needs: bpf program:cpp
 */
BEGIN { printf("%d\n", NUMBER); exit(0); }
