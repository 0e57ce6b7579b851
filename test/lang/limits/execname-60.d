/* test: sixty comparisons of execname
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	n = 0;
	if (execname == "name0" || execname == "trace") n += 0;
	if (execname == "name1" || execname == "trace") n += 1;
	if (execname == "name2" || execname == "trace") n += 2;
	if (execname == "name3" || execname == "trace") n += 3;
	if (execname == "name4" || execname == "trace") n += 4;
	if (execname == "name5" || execname == "trace") n += 5;
	if (execname == "name6" || execname == "trace") n += 6;
	if (execname == "name7" || execname == "trace") n += 7;
	if (execname == "name8" || execname == "trace") n += 8;
	if (execname == "name9" || execname == "trace") n += 9;
	if (execname == "name10" || execname == "trace") n += 10;
	if (execname == "name11" || execname == "trace") n += 11;
	if (execname == "name12" || execname == "trace") n += 12;
	if (execname == "name13" || execname == "trace") n += 13;
	if (execname == "name14" || execname == "trace") n += 14;
	if (execname == "name15" || execname == "trace") n += 15;
	if (execname == "name16" || execname == "trace") n += 16;
	if (execname == "name17" || execname == "trace") n += 17;
	if (execname == "name18" || execname == "trace") n += 18;
	if (execname == "name19" || execname == "trace") n += 19;
	if (execname == "name20" || execname == "trace") n += 20;
	if (execname == "name21" || execname == "trace") n += 21;
	if (execname == "name22" || execname == "trace") n += 22;
	if (execname == "name23" || execname == "trace") n += 23;
	if (execname == "name24" || execname == "trace") n += 24;
	if (execname == "name25" || execname == "trace") n += 25;
	if (execname == "name26" || execname == "trace") n += 26;
	if (execname == "name27" || execname == "trace") n += 27;
	if (execname == "name28" || execname == "trace") n += 28;
	if (execname == "name29" || execname == "trace") n += 29;
	if (execname == "name30" || execname == "trace") n += 30;
	if (execname == "name31" || execname == "trace") n += 31;
	if (execname == "name32" || execname == "trace") n += 32;
	if (execname == "name33" || execname == "trace") n += 33;
	if (execname == "name34" || execname == "trace") n += 34;
	if (execname == "name35" || execname == "trace") n += 35;
	if (execname == "name36" || execname == "trace") n += 36;
	if (execname == "name37" || execname == "trace") n += 37;
	if (execname == "name38" || execname == "trace") n += 38;
	if (execname == "name39" || execname == "trace") n += 39;
	if (execname == "name40" || execname == "trace") n += 40;
	if (execname == "name41" || execname == "trace") n += 41;
	if (execname == "name42" || execname == "trace") n += 42;
	if (execname == "name43" || execname == "trace") n += 43;
	if (execname == "name44" || execname == "trace") n += 44;
	if (execname == "name45" || execname == "trace") n += 45;
	if (execname == "name46" || execname == "trace") n += 46;
	if (execname == "name47" || execname == "trace") n += 47;
	if (execname == "name48" || execname == "trace") n += 48;
	if (execname == "name49" || execname == "trace") n += 49;
	if (execname == "name50" || execname == "trace") n += 50;
	if (execname == "name51" || execname == "trace") n += 51;
	if (execname == "name52" || execname == "trace") n += 52;
	if (execname == "name53" || execname == "trace") n += 53;
	if (execname == "name54" || execname == "trace") n += 54;
	if (execname == "name55" || execname == "trace") n += 55;
	if (execname == "name56" || execname == "trace") n += 56;
	if (execname == "name57" || execname == "trace") n += 57;
	if (execname == "name58" || execname == "trace") n += 58;
	if (execname == "name59" || execname == "trace") n += 59;
	printf("%d\n", n);
	exit(0);
}
