#!/usr/sbin/trace -s
/* A script as people write them: what a process reads and writes, how long it takes, summed up. */
#pragma D option quiet

dtrace:::BEGIN
{
	printf("Tracing %d... Hit Ctrl-C to end.\n", $pid);
	start = timestamp;
}

syscall::read:entry, syscall::write:entry
/pid != $pid/
{
	self->fd = arg0;
	self->size = arg2;
	self->ts = timestamp;
}

syscall::read:return, syscall::write:return
/self->ts/
{
	this->took = timestamp - self->ts;
	this->kind = probefunc == "read" ? "in" : "out";
	@count[execname, this->kind] = count();
	@bytes[execname, this->kind] = sum(arg1 > 0 ? arg1 : 0);
	@time[this->kind] = quantize(this->took);
	self->ts = 0;
	self->fd = 0;
	self->size = 0;
}

profile:::tick-1s
{
	printf("%Y %d ms\n", walltimestamp, (timestamp - start) / 1000000);
	printa("%-16s %-4s %@8d %@12d\n", @count, @bytes);
	trunc(@count);
	trunc(@bytes);
}

dtrace:::END
{
	printa(@time);
}
