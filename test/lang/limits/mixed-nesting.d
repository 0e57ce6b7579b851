/* test: conditions, strings, arrays and aggregations within each other
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	s = "start";
	for_a = 3;
	if (for_a == 3) { s = strjoin(s, "0"); x[s] = 0; if (x[s] > 2) { @[s, x[s]] = sum(x[s]); self->l = s; } else self->m = s; }
	if (for_a == 3) { s = strjoin(s, "1"); x[s] = 1; if (x[s] > 2) { @[s, x[s]] = sum(x[s]); self->l = s; } else self->m = s; }
	if (for_a == 3) { s = strjoin(s, "2"); x[s] = 2; if (x[s] > 2) { @[s, x[s]] = sum(x[s]); self->l = s; } else self->m = s; }
	if (for_a == 3) { s = strjoin(s, "3"); x[s] = 3; if (x[s] > 2) { @[s, x[s]] = sum(x[s]); self->l = s; } else self->m = s; }
	if (for_a == 3) { s = strjoin(s, "4"); x[s] = 4; if (x[s] > 2) { @[s, x[s]] = sum(x[s]); self->l = s; } else self->m = s; }
	if (for_a == 3) { s = strjoin(s, "5"); x[s] = 5; if (x[s] > 2) { @[s, x[s]] = sum(x[s]); self->l = s; } else self->m = s; }
	if (for_a == 3) { s = strjoin(s, "6"); x[s] = 6; if (x[s] > 2) { @[s, x[s]] = sum(x[s]); self->l = s; } else self->m = s; }
	if (for_a == 3) { s = strjoin(s, "7"); x[s] = 7; if (x[s] > 2) { @[s, x[s]] = sum(x[s]); self->l = s; } else self->m = s; }
	printf("%s %s %s %d\n", s, self->l, self->m, x["start012"]);
	trunc(@);
	exit(0);
}
