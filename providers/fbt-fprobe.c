/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * fbt on BPF trampolines: a program per function, bound to it by BTF id when it is loaded. The
 * context is an array of 64-bit words: the arguments, then (fexit) the return value.
 */
#include <bpf/bpf.h>
#include <errno.h>
#include <linux/bpf.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "fbt.h"

static enum bpf_attach_type attach_type(const struct fbt_probe *fp)
{
	return fp->ret ? BPF_TRACE_FEXIT : BPF_TRACE_FENTRY;
}

int fbt_fprobe_try(struct trace *t, struct trace_probe *pb)
{
	static const struct bpf_insn insns[] = {
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K },
		{ .code = BPF_JMP | BPF_EXIT },
	};
	const struct fbt_probe *fp = pb->data;
	LIBBPF_OPTS(bpf_prog_load_opts, opts, .expected_attach_type = attach_type(fp),
		    .attach_btf_id = fp->tp->btf_id, .attach_btf_obj_fd = (uint32_t)fp->tp->obj_fd);
	int fd = bpf_prog_load(BPF_PROG_TYPE_TRACING, NULL, "GPL", insns, 2, &opts);

	(void)t;
	if (fd < 0)
		return -errno;
	close(fd);
	return 0;
}

static int load(struct trace *t, struct trace_probe *pb, struct trace_point *pt)
{
	const struct fbt_probe *fp = pb->data;
	char where[400];
	int n;

	n = snprintf(where, sizeof(where), "%s:%s:%s", fp->ret ? "fexit" : "fentry", pb->mod,
		     pb->fun);
	pt->prog_type = BPF_PROG_TYPE_TRACING;
	pt->attach_type = attach_type(fp);
	pt->btf_id = fp->tp->btf_id;
	pt->btf_obj_fd = fp->tp->obj_fd;
	pt->where = trace_strndup(t, where, n < 0 ? 0 : strlen(where));
	pt->impl = fp->ret ? "fexit" : "fentry";
	pt->ident = TRACE_IDENT_FIXED;
	pt->context = TRACE_CTX_ANY;
	fbt_report(t, pb, "fprobe");
	return 0;
}

/*
 * A word of the context. The verifier follows pointers to structures and lets no program mask or
 * shift one, as clauses may: those are read as if from any memory, which makes them plain numbers.
 */
static tr_val word(struct tr_cg *cg, int n, bool object)
{
	tr_val ctx = trace_cg_ctx(cg);

	return object ? trace_cg_kread(cg, ctx, n * 8, 8, false) :
			trace_cg_load(cg, ctx, n * 8, 8, true);
}

static bool is_object(const struct fbt_probe *fp, int n)
{
	for (int i = 0; i < fp->proto.nargs && i < TRACE_ARGS_MAX; i++)
		if (fp->slots[i] == n)
			return fp->proto.objects >> i & 1;
	return false;
}

static tr_val arg(struct tr_cg *cg, struct trace_probe *pb, int n)
{
	const struct fbt_probe *fp = pb->data;
	int words = fp->slots[fp->proto.nargs < TRACE_ARGS_MAX ? fp->proto.nargs : TRACE_ARGS_MAX];

	if (!fp->ret)
		return n < words ? word(cg, n, is_object(fp, n)) : -1;
	if (n == 0) /* which return site it was is not known */
		return trace_cg_imm(cg, -1);
	return n > 1 || !fp->proto.ret ? -1 : word(cg, words, fp->proto.ret_object);
}

static int attach(struct trace *t, const struct trace_attach *a)
{
	int err = tp_attach_btf(t, a->prog_fd);

	for (size_t i = 0; err && i < a->n; i++) {
		int fatal = fbt_refused(t, a->probes[i], err);

		if (fatal)
			return fatal;
	}
	return 0;
}

const struct trace_provider fbt_impl_fprobe = {
	.version = TRACE_PROVIDER_VERSION,
	.size = sizeof(struct trace_provider),
	.name = "fprobe",
	.load = load,
	.arg = arg,
	.attach = attach,
};
