/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Mapping a BPF ring buffer for reading; reading itself is inline in ring.h.
 */
#include <sys/mman.h>
#include <unistd.h>

#include <bpf/bpf.h>

#include "consume/ring.h"

int tr_ring_open(struct tr_ring *r, int fd)
{
	struct bpf_map_info info = { 0 };
	uint32_t len = sizeof(info);
	size_t page = (size_t)sysconf(_SC_PAGESIZE);

	memset(r, 0, sizeof(*r));
	r->fd = fd;
	if (bpf_obj_get_info_by_fd(fd, &info, &len))
		return -errno;
	if (info.type != BPF_MAP_TYPE_RINGBUF)
		return -EINVAL;
	r->size = info.max_entries;
	r->mask = r->size - 1;

	r->maplen[0] = page;
	r->map[0] = mmap(NULL, page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	if (r->map[0] == MAP_FAILED) {
		r->map[0] = NULL;
		return -errno;
	}
	r->maplen[1] = page + 2 * r->size;
	r->map[1] = mmap(NULL, r->maplen[1], PROT_READ, MAP_SHARED, fd, (off_t)page);
	if (r->map[1] == MAP_FAILED) {
		int err = -errno;

		r->map[1] = NULL;
		tr_ring_close(r);
		return err;
	}
	r->consumer_pos = r->map[0];
	r->producer_pos = r->map[1];
	r->data = (const char *)r->map[1] + page;
	r->pos = r->limit = *r->consumer_pos;
	return 0;
}

void tr_ring_close(struct tr_ring *r)
{
	for (int i = 0; i < 2; i++)
		if (r->map[i])
			munmap(r->map[i], r->maplen[i]);
	memset(r, 0, sizeof(*r));
}
