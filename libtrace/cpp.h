/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reading script files, through the C preprocessor when the cpp option says so. */
#ifndef TR_CPP_H
#define TR_CPP_H

#include "handle.h"

#define TR_SCRIPT_MAX (64u << 20) /* bytes, before and after cpp */

/* The whole file ("-": stdin), malloc'ed and NUL-terminated; NULL with the error recorded. */
char *tr_file_read(struct trace *t, const char *path, size_t *len);
/* The same without cpp. */
char *tr_file_raw(struct trace *t, const char *path, size_t *len);
/* What cpp makes of it. */
char *tr_cpp_run(struct trace *t, const char *path, size_t *len);

#endif
