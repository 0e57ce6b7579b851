/* test: a long list of clauses is cut where no clause-local variable lives on
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { this->x = 1; }
BEGIN { this->x *= 2; }
BEGIN { this->x *= 2; }
BEGIN { this->x *= 2; }
BEGIN { this->x *= 2; }
BEGIN { this->x *= 2; }
BEGIN { this->x *= 2; }
BEGIN { this->x *= 2; }
BEGIN { this->x *= 2; }
BEGIN { this->x *= 2; }
BEGIN { this->x *= 2; }
BEGIN { printf("%d\n", this->x); this->y = 5; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { n++; }
BEGIN { this->s = "tail"; }
BEGIN { printf("%d %d %s\n", n, n, this->s); exit(0); }
