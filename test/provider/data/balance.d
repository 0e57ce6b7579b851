/* Counts on-cpu and off-cpu by CPU for a second, and says how far apart the sums are. */
sched:::on-cpu
{
	@on = count();
	@d = sum(1);
}

sched:::off-cpu
{
	@off = count();
	@d = sum(-1);
}

tick-1s
{
	exit(0);
}

END
{
	printa("on %@d\n", @on);
	printa("off %@d\n", @off);
	printa("difference %@d\n", @d);
}
