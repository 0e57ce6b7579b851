/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * pcap(): packets as a table of bytes, or, where freopen() has sent the output to a file, in the
 * format of packet capture files (with nanoseconds), which tcpdump and wireshark read.
 */
#include <sys/stat.h>

#include "consume/impl.h"
#include "load/load.h"

#define MAGIC_NS 0xa1b23c4du

struct file_head {
	uint32_t magic;
	uint16_t major, minor;
	uint32_t zone, accuracy, snaplen, linktype;
};

struct packet_head {
	uint32_t secs, nanos, caplen, len;
};

static bool is_empty(FILE *f)
{
	struct stat st;

	return !fstat(fileno(f), &st) && S_ISREG(st.st_mode) && !st.st_size;
}

static uint32_t number(const struct tr_rec *r, const struct tr_datum *d)
{
	return (uint32_t)tr_int_load((const char *)r->hdr + d->off, d->size, false);
}

void tr_act_pcap(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	const struct tr_datum *d = a->data;
	uint32_t caplen = TR_MIN(number(r, &d[2]), d[3].size);
	uint64_t time = r->hdr->time + (c->t->loader ? c->t->loader->state->wall : 0);
	const struct file_head head = { MAGIC_NS, 2, 4, 0, 0, d[3].size, number(r, &d[0]) };
	const struct packet_head packet = { (uint32_t)(time / 1000000000),
					    (uint32_t)(time % 1000000000), caplen,
					    TR_MAX(number(r, &d[1]), caplen) };
	const char *bytes = (const char *)r->hdr + d[3].off;

	if (c->t->out == c->first_out) {
		tr_put_bytes(&c->out, bytes, caplen);
		return;
	}
	if (!c->out.n && is_empty(c->t->out))
		tr_buf_add(&c->out, &head, sizeof(head));
	tr_buf_add(&c->out, &packet, sizeof(packet));
	tr_buf_add(&c->out, bytes, caplen);
}
