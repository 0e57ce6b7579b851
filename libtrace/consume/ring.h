/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Reading one BPF ring buffer in place. The kernel maps, page by page:
 *
 *	consumer position (u64, ours to write) | producer position (u64) | data | data again
 *
 * Data stands twice so that a record that wraps is contiguous. A record is
 *
 *	u32 length | BUSY (bit 31: not committed yet) | DISCARD (bit 30: to be skipped)
 *	u32 page offset (the kernel's)
 *	length bytes, padded to 8
 *
 * libbpf's reader hands out records through a callback as it finds them; merging several rings by
 * time needs to look at a record before taking it.
 */
#ifndef TR_RING_H
#define TR_RING_H

#include <linux/bpf.h>

#include "base/base.h"

struct tr_ring {
	int fd;
	uint64_t *consumer_pos;
	const uint64_t *producer_pos;
	const char *data;
	uint64_t size, mask;
	uint64_t pos;	/* where we are; written back by tr_ring_release */
	uint64_t limit; /* producer position when the round began */
	void *map[2];
	size_t maplen[2];
};

/* What tr_ring_peek finds. */
enum tr_peek { TR_PEEK_NONE, TR_PEEK_BUSY, TR_PEEK_RECORD };

int tr_ring_open(struct tr_ring *r, int fd); /* fd is not taken over */
void tr_ring_close(struct tr_ring *r);

/* Set the limit up to which this round reads. */
static inline void tr_ring_begin(struct tr_ring *r)
{
	r->limit = __atomic_load_n(r->producer_pos, __ATOMIC_ACQUIRE);
}

/* The record at our position, discarded ones skipped. *len is its length without header. */
static inline enum tr_peek tr_ring_peek(struct tr_ring *r, const void **rec, uint32_t *len)
{
	while (r->pos < r->limit) {
		const uint32_t *h = (const uint32_t *)(r->data + (r->pos & r->mask));
		uint32_t l = __atomic_load_n(h, __ATOMIC_ACQUIRE);

		if (l & BPF_RINGBUF_BUSY_BIT)
			return TR_PEEK_BUSY;
		*len = l & ~BPF_RINGBUF_DISCARD_BIT;
		if (!(l & BPF_RINGBUF_DISCARD_BIT)) {
			*rec = h + BPF_RINGBUF_HDR_SZ / sizeof(*h);
			return TR_PEEK_RECORD;
		}
		r->pos += TR_ALIGN((uint64_t)*len + BPF_RINGBUF_HDR_SZ, 8);
	}
	return TR_PEEK_NONE;
}

/* Done with the record of that length: go to the next. Its memory stays ours until the release. */
static inline void tr_ring_next(struct tr_ring *r, uint32_t len)
{
	r->pos += TR_ALIGN((uint64_t)len + BPF_RINGBUF_HDR_SZ, 8);
}

/* Give everything before our position back to the kernel. */
static inline void tr_ring_release(struct tr_ring *r)
{
	__atomic_store_n(r->consumer_pos, r->pos, __ATOMIC_RELEASE);
}

#endif
