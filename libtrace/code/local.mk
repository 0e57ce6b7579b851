# libtrace/code: typed AST to eBPF.
libtrace_la_SOURCES += libtrace/code/ir.c libtrace/code/irdump.c libtrace/code/irinfo.c libtrace/code/cfg.c \
	libtrace/code/live.c libtrace/code/legal.c libtrace/code/interval.c libtrace/code/regalloc.c \
	libtrace/code/spill.c libtrace/code/emit.c libtrace/code/disasm.c libtrace/code/opt.c \
	libtrace/code/optlayout.c libtrace/code/optvalue.c libtrace/code/optfold.c \
	libtrace/code/optmem.c libtrace/code/optext.c libtrace/code/optdead.c libtrace/code/optcfg.c \
	libtrace/code/optsink.c libtrace/code/opttest.c \
	libtrace/code/cg.c \
	libtrace/code/gen.h \
	libtrace/code/generate.c \
	libtrace/code/longkey.c \
	libtrace/code/kfield.c \
	libtrace/code/kfield.h \
	libtrace/code/lower.h \
	libtrace/code/lower_act.c \
	libtrace/code/lower_agg.c \
	libtrace/code/lower_builtin.c \
	libtrace/code/lower_call.c \
	libtrace/code/kept.c \
	libtrace/code/lower_copy.c \
	libtrace/code/lower_destructive.c \
	libtrace/code/lower_pcap.c \
	libtrace/code/lower_spec.c \
	libtrace/code/lower_expr.c \
	libtrace/code/lower_kernel.c \
	libtrace/code/lower_mem.c \
	libtrace/code/lower_ps.c \
	libtrace/code/lower_net.c \
	libtrace/code/lower_str.c \
	libtrace/code/lower_sub.h \
	libtrace/code/lower_text.c \
	libtrace/code/lower_var.c \
	libtrace/code/rt.c \
	libtrace/code/rt.h \
	libtrace/code/rt_json.c \
	libtrace/code/rt_kernel.c \
	libtrace/code/rt_net.c \
	libtrace/code/rt_str.c \
	libtrace/code/rt_loop.c \
	libtrace/code/rt_text.c \
	libtrace/code/walk.c \
	libtrace/code/tramp.c
