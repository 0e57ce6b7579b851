/* test: a statement behind a translator or provider declaration may begin with any keyword
 * options: -q
 * needs: bpf btf
 */
struct o { int b; };
translator struct o <int *p> { b = *p + 1; };
BEGIN { self->i = 4; this->j = 3; if (self->i) { x = 1; } }
BEGIN { if (x) { printf("%d\n", self->i); } }
translator struct o <short *p> { b = *p + 2; };
BEGIN { this->k = 1; sizeof (int); stringof(execname); xlate<psinfo_t *>(curthread)->pr_pid; }
provider ours { probe one(int); };
BEGIN { probe = 1; name = 2; printf("%d\n", probe + name); exit(0); }
