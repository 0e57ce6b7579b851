/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Subroutines: what the files that lower them share. lower_call.c has the table of all; text
 * functions are in lower_text.c, copies in lower_copy.c, what reads the kernel in lower_kernel.c.
 */
#ifndef TR_LOWER_SUB_H
#define TR_LOWER_SUB_H

#include "code/lower.h"

typedef tr_vreg tr_sub_number(struct tr_cg *cg, struct tr_node *n);
typedef struct tr_str tr_sub_string(struct tr_cg *cg, struct tr_node *n);

/* Argument i as a string that is not NULL. */
struct tr_str tr_arg_str(struct tr_cg *cg, struct tr_node *n, size_t i);
/* Keep its address over code that may change the register it came from. */
void tr_str_hold(struct tr_cg *cg, struct tr_str *s);
/* Copy a string to dst (size bytes); the result is its length with the NUL, at least 1. */
tr_vreg tr_str_copy(struct tr_cg *cg, tr_vreg dst, uint32_t size, tr_vreg src);
tr_vreg tr_bound(struct tr_cg *cg, tr_vreg i, uint32_t last); /* i, known not to be above last */

/* lower_copy.c */
tr_sub_number tr_sub_alloca, tr_sub_bcopy, tr_sub_copyin, tr_sub_copyinto;

/* lower_kernel.c */
tr_sub_number tr_sub_cgroupid, tr_sub_mutex_adaptive, tr_sub_mutex_owned, tr_sub_mutex_owner,
	tr_sub_mutex_spin, tr_sub_progenyof, tr_sub_rw_iswriter, tr_sub_rw_read_held,
	tr_sub_rw_write_held;
tr_sub_string tr_sub_d_path, tr_sub_mountpath;
/* built-in variables */
tr_sub_number tr_bi_ipl, tr_bi_nsid_pid, tr_bi_uregs, tr_bi_vtimestamp;
tr_sub_string tr_bi_cgroup, tr_bi_cwd, tr_bi_pexecname, tr_bi_root;

/* lower_net.c */
tr_sub_string tr_sub_inet_ntoa, tr_sub_inet_ntoa6, tr_sub_inet_ntop, tr_sub_link_ntop;

/* lower_text.c */
tr_sub_string tr_sub_basename, tr_sub_cleanpath, tr_sub_dirname, tr_sub_json, tr_sub_lltostr,
	tr_sub_strtok, tr_sub_tolower, tr_sub_toupper;
tr_sub_number tr_sub_strtoll;

/* lower_ps.c */
tr_sub_string tr_sub_psargs;

#endif
