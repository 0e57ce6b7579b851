/* test: execname in thirty branches
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	n = 0;
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	if (pid % 2 == 0) { if (execname == "trace") n += 1; }
	if (pid % 2 == 1) { if (execname == "trace") n += 1; }
	printf("%d\n", n);
	exit(0);
}
