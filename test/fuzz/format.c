/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Fuzzing target: formats of printf() and printa(), parsed, checked against types, printed with any data. In: 8
 * bytes that choose types, 64 bytes of data, 8 for each argument; the rest is the format.
 */
#include "consume/aggregate.h"
#include "fuzz.h"
#include "print/format.h"
#include "print/print.h"
#include "program.h"
#include "types/type.h"

#define NARGS 8
#define HANDLE_USES 200 /* symbols are read once for each handle */

static struct tr_type *type_of(struct trace *t, uint8_t code, uint32_t *size)
{
	static const enum tr_base ints[] = { TB_CHAR, TB_UINT8, TB_INT16,  TB_UINT16, TB_INT,
					     TB_UINT, TB_LONG,	TB_UINT64, TB_BOOL };
	struct tr_type *type;

	*size = 8;
	switch (code % 16) {
	case 9:
		return tr_type_base(t, TB_STRING);
	case 10:
		return tr_type_ptr(t, tr_type_base(t, TB_CHAR));
	case 11:
		return tr_type_array(t, tr_type_base(t, TB_CHAR), 8);
	case 12:
		type = tr_type_base(t, code & 16 ? TB_FLOAT : TB_DOUBLE);
		break;
	case 13:
		return tr_type_sym(t, T_SYM, SYM_ADDR);
	case 14:
		return tr_type_stack(t, T_STACK, 1);
	default:
		type = tr_type_base(t, ints[code % 16 % TR_ARRAY_SIZE(ints)]);
	}
	*size = (uint32_t)tr_type_size(t, type);
	return type;
}

struct data {
	struct tr_type *types[NARGS];
	struct tr_datum data[NARGS];
	struct tr_key keys[NARGS];
	struct tr_pos poss[NARGS];
	uint64_t record[NARGS];
	size_t n;
};

static void get_data(struct trace *t, struct fuzz_input *in, struct data *d)
{
	uint8_t codes[NARGS];

	fuzz_bytes(in, codes, sizeof(codes));
	fuzz_bytes(in, d->record, sizeof(d->record));
	d->n = codes[0] / 16 % (NARGS + 1);
	for (size_t i = 0; i < NARGS; i++) {
		uint32_t size;

		d->types[i] = type_of(t, codes[i], &size);
		d->data[i] = (struct tr_datum){ .off = (uint32_t)i * 8,
						.size = size,
						.type = d->types[i] };
		d->keys[i] = (struct tr_key){ .off = (uint32_t)i * 8,
					      .size = size,
					      .type = d->types[i] };
	}
}

static void as_printf(struct trace *t, struct data *d, const char *text, size_t len)
{
	struct tr_format *f = tr_format_parse(t, text, len, (struct tr_pos){ 0 });
	struct tr_act act = { .kind = ACT_PRINTF, .data = d->data, .ndata = d->n, .fmt = f };
	struct tr_buf out = { 0 };

	if (f && !tr_format_check(t, f, d->types, d->n, d->poss, (struct tr_pos){ 0 }))
		tr_format_print(t, &out, f, &act, d->record);
	tr_buf_free(&out);
}

static void put_agg(void *ctx, struct tr_buf *out, const struct tr_conv *c, int width, int prec)
{
	tr_put_int(out, c, c->how == HOW_NONE ? HOW_DEC : c->how, *(uint64_t *)ctx, true, width,
		   prec);
}

static void as_printa(struct trace *t, struct data *d, const char *text, size_t len)
{
	struct tr_format *f = tr_format_parse(t, text, len, (struct tr_pos){ 0 });
	struct tr_agg agg = {
		.name = "a", .func = AGG_SUM, .keys = d->keys, .nkeys = d->n, .keysize = 64
	};
	struct tr_agg *aggs[2] = { &agg, &agg };
	struct tr_buf out = { 0 };

	if (f && !tr_format_check_printa(t, f, aggs, 1 + (d->record[0] & 1), (struct tr_pos){ 0 }))
		tr_format_print_row(t, &out, f, &agg, d->record, put_agg, &d->record[1]);
	tr_buf_free(&out);
}

static void forget(struct trace *t)
{
	free(t->diag.msg);
	free(t->diag.hint);
	memset(&t->diag, 0, sizeof(t->diag));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct trace *t;
	static int uses;
	struct fuzz_input in = { data, size };
	struct data d = { 0 };

	if (!t)
		t = fuzz_handle();
	get_data(t, &in, &d);
	as_printf(t, &d, (const char *)in.p, in.n);
	forget(t);
	as_printa(t, &d, (const char *)in.p, in.n);
	forget(t);
	if (++uses % HANDLE_USES == 0) {
		trace_free(t);
		t = NULL;
	}
	return 0;
}
