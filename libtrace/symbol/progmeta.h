/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What BPF programs say of themselves: the read-only variables bpf_metadata_* of the object that
 * they were loaded from, which sit in the program's .rodata map.
 */
#ifndef TR_PROGMETA_H
#define TR_PROGMETA_H

#include "base/base.h"

struct tr_progmetas;

/* Read the metadata of all programs that are loaded, to keep it should they go. Without the
 * privilege to enumerate programs (CAP_SYS_ADMIN) nothing is read. */
void tr_progmeta_scan(struct trace *t);

/* The value of KEY (without the prefix) of program id, formatted; NULL: it has none, or there is
 * no such program and none was seen. Valid as long as the handle is. */
const char *tr_progmeta(struct trace *t, uint32_t id, const char *key);

void tr_progmetas_free(struct tr_progmetas *ms);

/* One variable's value as text, to be freed by the caller; NULL if its type cannot be shown or
 * does not fit into size bytes. For tests; type is a BTF type id. */
struct btf;
char *tr_progmeta_format(const struct btf *btf, uint32_t type, const void *data, size_t size);

#endif
