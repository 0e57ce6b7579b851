/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The -x options: from text to values. In: a name and a value from -x, #pragma D option, the
 * environment or setopt(). Out: t->opt, or one line that names the option and what it takes.
 * The rows are in optlist.h; what narrows a row's kind (words, bounds) stands here.
 */
#include <ctype.h>
#include <unistd.h>

#include "handle.h"
#include "stability.h"

#define ENV_PREFIX "TRACE_OPT_"
#define RATE_MIN 1000000 /* ns: scripts write switchrate=10 and mean 10 per second, not 10 ns */

struct row {
	const char *name;
	enum tr_opt_kind kind;
	int64_t deflt;
	const char *help;
};

static const struct row rows[TR_OPT_MAX] = {
#define FLAG TR_OPTK_FLAG
#define INT TR_OPTK_INT
#define SIZE TR_OPTK_SIZE
#define RATE TR_OPTK_RATE
#define STR TR_OPTK_STR
#define TR_OPT(id, name, kind, deflt, dynamic, help) { name, kind, deflt, help },
#include "optlist.h"
#undef TR_OPT
#undef FLAG
#undef INT
#undef SIZE
#undef RATE
#undef STR
};

/* Options whose value is one of a few words. A word after '!' has no meaning here. */
static const struct {
	enum tr_opt opt;
	const char *words; /* separated by blanks */
} choices[] = {
	{ TR_OPT_BUFPOLICY, "switch fill ring" },
	{ TR_OPT_BUFRESIZE, "auto manual" },
	{ TR_OPT_EVALTIME, "exec preinit postinit main" },
	{ TR_OPT_FBTIMPL, "auto fprobe kprobe" },
	{ TR_OPT_LINKMODE, "kernel !primary !dynamic !static" },
	{ TR_OPT_LINKTYPE, "elf dof" },
	{ TR_OPT_OFORMAT, "text json" },
	{ TR_OPT_STDC, "a c s t" },
};

/* Known options that cannot be served yet at all. */
static const enum tr_opt later[] = {
	TR_OPT_BPFSELF,
	TR_OPT_RECORD,
};

/* Bounds of numbers; those not listed must be zero or more. */
static const struct {
	enum tr_opt opt;
	int64_t min, max;
} bounds[] = {
	{ TR_OPT_BUFSIZE, 1, 1 << 30 },
	{ TR_OPT_AGGSIZE, 1, INT64_C(1) << 32 },
	{ TR_OPT_STRSIZE, 2, 1 << 20 },
	{ TR_OPT_BPFLOGSIZE, 1, (1 << 30) - 1 }, /* UINT_MAX >> 2 (kernel/bpf/verifier.c) */
	{ TR_OPT_MAXFRAMES, 1, 127 },
	{ TR_OPT_STACKFRAMES, 1, INT32_MAX },
	{ TR_OPT_USTACKFRAMES, 1, INT32_MAX },
	{ TR_OPT_JSTACKFRAMES, 1, INT32_MAX },
	{ TR_OPT_IREGS, 1, 255 },
	{ TR_OPT_TREGS, 1, 255 },
	{ TR_OPT_PGMAX, 1, 1 << 20 },
	{ TR_OPT_PREALLOCATE, 0, 1 << 30 },
	{ TR_OPT_TREE, 0, 7 },
	{ TR_OPT_CPU, 0, INT32_MAX },
	{ TR_OPT_STACKINDENT, 0, 1024 },
	{ TR_OPT_SCRATCHSIZE, 0, 1 << 20 },
	{ TR_OPT_PRINTSIZE, 1, 1 << 20 },
	{ TR_OPT_PCAPSIZE, 1, 1 << 16 },
	{ TR_OPT_NSPEC, 0, 1 << 16 },
	{ TR_OPT_DYNVARSIZE, 0, INT64_C(1) << 32 },
};

/* Each use adds to the value, a line each. */
static bool is_list(enum tr_opt o)
{
	return o == TR_OPT_DEFINE || o == TR_OPT_UNDEF || o == TR_OPT_INCDIR ||
	       o == TR_OPT_LIBDIR || o == TR_OPT_MODPATH;
}

static char *words(const char *fmt, ...) TR_PRINTF(1, 2);
static char *words(const char *fmt, ...)
{
	va_list ap;
	char *s;
	int n;

	va_start(ap, fmt);
	n = vasprintf(&s, fmt, ap);
	va_end(ap);
	return n < 0 ? NULL : s;
}

/* ---- one value of each kind: false if the text is none */

static bool parse_flag(const char *v, int64_t *num)
{
	static const char *const yes[] = { "1", "true", "yes", "on", "enabled" };
	static const char *const no[] = { "0", "false", "no", "off", "disabled" };

	for (size_t i = 0; i < TR_ARRAY_SIZE(yes); i++) {
		if (!strcasecmp(v, yes[i]) || !strcasecmp(v, no[i])) {
			*num = !strcasecmp(v, yes[i]);
			return true;
		}
	}
	return false;
}

/* The number at *s; *s is then what follows it. */
static bool parse_number(const char **s, int64_t *num)
{
	char *end;

	if (!isdigit((unsigned char)**s))
		return false;
	errno = 0;
	*num = strtoll(*s, &end, 0);
	*s = end;
	return !errno;
}

static bool parse_int(const char *v, int64_t *num)
{
	return parse_number(&v, num) && !*v;
}

static bool parse_size(const char *v, int64_t *num)
{
	static const char suffix[] = "kmgt";
	const char *at;

	if (!parse_number(&v, num))
		return false;
	if (!*v)
		return true;
	at = strchr(suffix, tolower((unsigned char)*v));
	return at && !v[1] &&
	       !__builtin_mul_overflow(*num, INT64_C(1) << (10 * (at - suffix + 1)), num);
}

static bool parse_rate(const char *v, int64_t *num)
{
	static const struct {
		const char *name;
		int64_t ns;
	} units[] = {
		{ "", 1 },
		{ "ns", 1 },
		{ "nsec", 1 },
		{ "us", 1000 },
		{ "usec", 1000 },
		{ "ms", 1000000 },
		{ "msec", 1000000 },
		{ "s", 1000000000 },
		{ "sec", 1000000000 },
		{ "m", 60 * INT64_C(1000000000) },
		{ "min", 60 * INT64_C(1000000000) },
		{ "h", 3600 * INT64_C(1000000000) },
		{ "hour", 3600 * INT64_C(1000000000) },
		{ "d", 86400 * INT64_C(1000000000) },
		{ "day", 86400 * INT64_C(1000000000) },
		{ "hz", 0 },
	};

	if (!parse_number(&v, num))
		return false;
	for (size_t i = 0; i < TR_ARRAY_SIZE(units); i++) {
		if (strcasecmp(units[i].name, v) != 0)
			continue;
		if (!units[i].ns)
			*num = *num ? INT64_C(1000000000) / *num : 0;
		else if (__builtin_mul_overflow(*num, units[i].ns, num))
			return false;
		*num = TR_MAX(*num, (int64_t)RATE_MIN);
		return true;
	}
	return false;
}

/* ---- what a row takes */

static const char *accepted(enum tr_opt_kind kind)
{
	switch (kind) {
	case TR_OPTK_FLAG:
		return "no value, or 0 or 1";
	case TR_OPTK_INT:
		return "a number";
	case TR_OPTK_SIZE:
		return "bytes, as a number with or without k, m, g or t";
	case TR_OPTK_RATE:
		return "a time with ns, us, ms, s, m, h or d, or a rate with hz";
	default:
		return "a value";
	}
}

static char *bad_value(const struct row *r, const char *value)
{
	return words("bad value \"%.80s\" for option %s, which takes %s", value, r->name,
		     accepted(r->kind));
}

static char *check_bounds(enum tr_opt o, const char *value, int64_t num)
{
	for (size_t i = 0; i < TR_ARRAY_SIZE(bounds); i++)
		if (bounds[i].opt == o && (num < bounds[i].min || num > bounds[i].max))
			return words(
				"bad value \"%.80s\" for option %s, which takes %s from %lld to %lld",
				value, rows[o].name,
				rows[o].kind == TR_OPTK_SIZE ? "bytes" : "a number",
				(long long)bounds[i].min, (long long)bounds[i].max);
	return NULL;
}

/* "a, b or c" of "a b c !d" */
static char *alternatives(const char *list)
{
	const char *end = strchr(list, '!');
	size_t len = end ? (size_t)(end - list) : strlen(list), last;
	struct tr_buf b = { 0 };

	while (len && list[len - 1] == ' ')
		len--;
	for (last = len; last && list[last] != ' '; last--)
		;
	for (size_t i = 0; i < len; i++) {
		if (list[i] == ' ')
			tr_buf_puts(&b, i == last ? " or " : ", ");
		else
			tr_buf_add(&b, list + i, 1);
	}
	return b.s;
}

static char *check_word(const struct row *r, const char *list, const char *value)
{
	size_t len = strlen(value), n;
	char *all, *msg;

	for (const char *s = list; *s; s += n + (s[n] == ' ')) {
		bool refused = *s == '!';

		n = strcspn(s, " ");
		if (n - refused != len || strncmp(s + refused, value, len))
			continue;
		if (refused)
			return words("option %s=%s does not exist on Linux", r->name, value);
		return NULL;
	}
	all = alternatives(list);
	msg = words("bad value \"%.80s\" for option %s, which takes %s", value, r->name, all);
	free(all);
	return msg;
}

/* D's version is 1.n, perhaps with more digits behind. */
static char *check_version(const char *value)
{
	unsigned major, minor;
	int end = 0;

	if (sscanf(value, "%u.%u%n", &major, &minor, &end) != 2 ||
	    value[end + strspn(value + end, ".0123456789")])
		return words(
			"bad value \"%.80s\" for option version, which takes a version such as 1.13",
			value);
	if (major != 1 || minor > 13)
		return words(
			"option version: version %.80s of D is not supported, 1.13 is the newest",
			value);
	return NULL;
}

static char *check_amin(const char *value)
{
	struct tr_attributes a;

	if (tr_attributes_parse(value, &a))
		return NULL;
	return words(
		"bad value \"%.80s\" for option amin, which takes stability attributes such as "
		"Evolving/Evolving/Common",
		value);
}

static const char *words_of(enum tr_opt o)
{
	for (size_t i = 0; i < TR_ARRAY_SIZE(choices); i++)
		if (choices[i].opt == o)
			return choices[i].words;
	return NULL;
}

/* The option stands without a value and needs one. */
static char *no_value(enum tr_opt o)
{
	char *all = words_of(o) ? alternatives(words_of(o)) : NULL, *msg;
	const char *what = o == TR_OPT_AMIN    ? "attributes such as Evolving/Evolving/Common" :
			   o == TR_OPT_VERSION ? "a version such as 1.13" :
						 accepted(rows[o].kind);

	msg = words("option %s needs a value: %s", rows[o].name, all ? all : what);
	free(all);
	return msg;
}

static char *check_string(enum tr_opt o, const char *value)
{
	if (words_of(o))
		return check_word(&rows[o], words_of(o), value);
	if (o == TR_OPT_VERSION)
		return check_version(value);
	if (o == TR_OPT_AMIN)
		return check_amin(value);
	return *value ? NULL : bad_value(&rows[o], value);
}

/* Its number, or the error in words, malloc'ed. */
static char *check_value(enum tr_opt o, const char *value, int64_t *num)
{
	const struct row *r = &rows[o];
	bool good = false;

	*num = 1;
	for (size_t i = 0; i < TR_ARRAY_SIZE(later); i++)
		if (later[i] == o)
			return words("not implemented yet: option %s", r->name);
	if (!value)
		return r->kind == TR_OPTK_FLAG ? NULL : no_value(o);
	switch (r->kind) {
	case TR_OPTK_FLAG:
		good = parse_flag(value, num);
		break;
	case TR_OPTK_INT:
		good = parse_int(value, num);
		break;
	case TR_OPTK_SIZE:
		good = parse_size(value, num);
		break;
	case TR_OPTK_RATE:
		good = parse_rate(value, num);
		break;
	case TR_OPTK_STR:
		return check_string(o, value);
	}
	return good ? check_bounds(o, value, *num) : bad_value(r, value);
}

/* ---- setting */

static int find(const char *name)
{
	for (int i = 0; i < TR_OPT_MAX; i++)
		if (!strcmp(rows[i].name, name))
			return i;
	return -1;
}

static char *unknown(const char *name)
{
	struct tr_near near;

	tr_near_init(&near, name);
	for (int i = 0; i < TR_OPT_MAX; i++)
		tr_near_add(&near, rows[i].name);
	if (near.best)
		return words("unknown option \"%.80s\": did you mean %s?", name, near.best);
	return words("unknown option \"%.80s\"", name);
}

static void store(struct tr_options *o, enum tr_opt i, const char *value, int64_t num)
{
	char *old = o->str[i];

	if (is_list(i) && old) {
		o->str[i] = words("%s\n%s", old, value);
	} else {
		o->str[i] = strdup(value ? value : "1");
	}
	free(old);
	o->num[i] = num;
	o->set[i] = true;
	if (i == TR_OPT_KDEFS || i == TR_OPT_KNODEFS) /* two words for one thing */
		o->num[i == TR_OPT_KDEFS ? TR_OPT_KNODEFS : TR_OPT_KDEFS] = !num;
}

enum from { FROM_ENV, FROM_PRAGMA, FROM_USER };

/* NULL, or the error in words, malloc'ed. The user's word stands against the others'. */
static char *set(struct tr_options *o, const char *name, const char *value, enum from from)
{
	int i = find(name);
	int64_t num;
	char *msg;

	if (i < 0)
		return unknown(name);
	msg = check_value((enum tr_opt)i, value, &num);
	if (msg || (o->fixed[i] && from != FROM_USER && !is_list((enum tr_opt)i)))
		return msg;
	store(o, (enum tr_opt)i, value, num);
	o->fixed[i] |= from == FROM_USER;
	return NULL;
}

static int set_or_fail(struct trace *t, const char *name, const char *value, enum from from)
{
	char *msg = set(&t->opt, name, value, from);

	if (!msg)
		return 0;
	tr_fail(t, EINVAL, "%s", msg);
	free(msg);
	return -EINVAL;
}

int tr_option_set(struct trace *t, const char *name, const char *value)
{
	return set_or_fail(t, name, value, FROM_USER);
}

int tr_option_pragma(struct trace *t, const char *name, const char *value)
{
	return set_or_fail(t, name, value, FROM_PRAGMA);
}

/* TRACE_OPT_STRSIZE=64 or TRACE_OPT_strsize=64; an empty value is none. */
static char *set_from_env(struct tr_options *o, const char *entry)
{
	const char *eq = strchr(entry, '=');
	char name[32], *msg, *full;
	size_t n = eq ? (size_t)(eq - entry) : 0;

	if (!n)
		return NULL;
	for (size_t i = 0; i <= TR_MIN(n, sizeof(name) - 1); i++)
		name[i] = i < n ? (char)tolower((unsigned char)entry[i]) : '\0';
	name[sizeof(name) - 1] = '\0';
	msg = set(o, name, eq[1] ? eq + 1 : NULL, FROM_ENV);
	if (!msg)
		return NULL;
	full = words("environment variable " ENV_PREFIX "%.*s: %s", (int)TR_MIN(n, (size_t)80),
		     entry, msg);
	free(msg);
	return full;
}

int tr_options_from_env(struct trace *t)
{
	char *msg = NULL;

	for (char **e = environ; e && *e && !msg; e++)
		if (!strncmp(*e, ENV_PREFIX, strlen(ENV_PREFIX)))
			msg = set_from_env(&t->opt, *e + strlen(ENV_PREFIX));
	if (!msg)
		return 0;
	tr_fail(t, EINVAL, "%s", msg);
	free(msg);
	return -EINVAL;
}

void tr_options_init(struct tr_options *o)
{
	memset(o, 0, sizeof(*o));
	for (int i = 0; i < TR_OPT_MAX; i++)
		o->num[i] = rows[i].deflt;
}

void tr_options_free(struct tr_options *o)
{
	for (int i = 0; i < TR_OPT_MAX; i++)
		free(o->str[i]);
	memset(o->str, 0, sizeof(o->str));
}

enum tr_policy tr_policy(const struct trace *t)
{
	const char *word = tr_optstr(t, BUFPOLICY);

	if (!word)
		return POLICY_SWITCH;
	return *word == 'f' ? POLICY_FILL : *word == 'r' ? POLICY_RING : POLICY_SWITCH;
}

/* ---- the public side */

int trace_setopt(struct trace *t, const char *name, const char *value)
{
	return tr_option_set(t, name, value);
}

const char *trace_getopt(struct trace *t, const char *name)
{
	int i = find(name);

	if (i < 0)
		return NULL;
	if (rows[i].kind == TR_OPTK_FLAG)
		return t->opt.num[i] ? "1" : "0";
	return t->opt.str[i];
}

int trace_options_from_env(struct trace *t)
{
	return tr_options_from_env(t);
}

const char *trace_option_name(size_t i, const char **help)
{
	if (i >= TR_OPT_MAX)
		return NULL;
	if (help)
		*help = rows[i].help;
	return rows[i].name;
}
