/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * setprio: give itself a real-time priority of 10, then none again, then a nice value of 5.
 *
 * Needs root. Exit status 1 if any of it is refused.
 */
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <sys/resource.h>

int main(void)
{
	struct sched_param rt = { .sched_priority = 10 }, none = { 0 };

	if (sched_setscheduler(0, SCHED_FIFO, &rt) || sched_setscheduler(0, SCHED_OTHER, &none) ||
	    setpriority(PRIO_PROCESS, 0, 5)) {
		perror("setprio");
		return 1;
	}
	return 0;
}
