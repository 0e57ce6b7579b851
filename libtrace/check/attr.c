/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * -x amin and -x version: what a script uses must be as stable, and as old, as it is asked to be.
 * What libraries use for themselves is their business.
 */
#include "check/impl.h"
#include "stability.h"

static bool is_own(const struct tr_ck *ck, struct tr_pos pos)
{
	const struct trace *t = ck->t;

	return !ck->library &&
	       (!pos.src || pos.src > t->sources.n || !t->sources.v[pos.src - 1].library);
}

static int check_stable(struct tr_ck *ck, struct tr_attributes a, struct tr_pos pos,
			const char *what, const char *name)
{
	struct tr_attributes min;
	char is[64], wanted[64];

	if (!tr_optstr(ck->t, AMIN) || !tr_attributes_parse(tr_optstr(ck->t, AMIN), &min) ||
	    tr_attributes_reach(&a, &min))
		return 0;
	tr_attributes_text(&a, is);
	tr_attributes_text(&min, wanted);
	return tr_error(ck->t, D_ATTR_MIN, pos,
			"the attributes of %s%s (%s) are below the minimum (%s)", what, name, is,
			wanted);
}

static int check_age(struct tr_ck *ck, const char *name, struct tr_pos pos, enum tr_tag tag)
{
	const char *version = tr_optstr(ck->t, VERSION);
	int came = tr_version_of_name(name), major, minor;

	if (!version || !came || sscanf(version, "%d.%d", &major, &minor) != 2 || minor >= came)
		return 0;
	return tr_error(ck->t, tag, pos,
			"%s came with version 1.%d of D, and the option version asks for %s", name,
			came, version);
}

int tr_ck_name_use(struct tr_ck *ck, const char *name, struct tr_pos pos, enum tr_tag tag)
{
	int err;

	if (!is_own(ck, pos))
		return 0;
	err = check_age(ck, name, pos, tag);
	return err ? err : check_stable(ck, tr_attributes_of_name(name), pos, "", name);
}

int tr_ck_ksym_use(struct tr_ck *ck, const char *name, struct tr_pos pos)
{
	if (!is_own(ck, pos))
		return 0;
	return check_stable(ck, tr_attributes_of_kernel(), pos, "kernel symbol ", name);
}

static bool says(const char *field)
{
	return field && *field;
}

int tr_ck_probe_use(struct tr_ck *ck, const struct tr_pdesc *pd, const struct trace_probe *pb)
{
	if (!tr_optstr(ck->t, AMIN))
		return 0;
	return check_stable(
		ck, tr_attributes_of_probe(pb->prv, says(pd->mod), says(pd->fun), says(pd->nam)),
		pd->pos, "probe description ", pd->text);
}
