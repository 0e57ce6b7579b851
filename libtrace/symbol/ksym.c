/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The kernel's symbols. In: /proc/kallsyms, read once when the first lookup needs it and again
 * when an address is not found, since modules and BPF programs come and go. Out: names for
 * addresses and addresses for names. The kernel needs some 40 ms to write the file, parsing it
 * adds a few; names are found by a search through the one buffer that holds them all.
 */
#include <fcntl.h>
#include <time.h>
#include <unistd.h>
#include "symbol/impl.h"

#define KALLSYMS "/proc/kallsyms"
#define KERNEL_HALF (1ull << 63)
#define REREAD_NS 2000000000ull /* at most this often */
#define REREAD_BPF_NS 5000000000ull
#define GAP_MAX 65536 /* farther behind the last symbol of a module is not in it */

uint64_t tr_symbols_now(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (uint64_t)ts.tv_sec * 1000000000ull + (uint64_t)ts.tv_nsec;
}

struct tr_symbols *tr_symbols_get(struct trace *t)
{
	if (!t->symbols) {
		t->symbols = calloc(1, sizeof(*t->symbols));
		if (!t->symbols)
			tr_no_memory();
		t->symbols->kallsyms = KALLSYMS;
		t->symbols->max_procs = (size_t)TR_MAX(tr_opt(t, PGMAX), (int64_t)1);
	}
	return t->symbols;
}

void tr_ksyms_set_path(struct trace *t, const char *path)
{
	tr_symbols_get(t)->kallsyms = path;
}

void tr_ksyms_free(struct ksyms *k)
{
	size_t i;

	for (i = 0; i < k->mods.n; i++)
		free(k->mods.v[i]);
	free(k->mods.v);
	free(k->v);
	free(k->order);
	free(k->names);
	memset(k, 0, sizeof(*k));
}

void tr_symbols_free(struct tr_symbols *s)
{
	size_t i;

	if (!s)
		return;
	tr_ksyms_free(&s->k);
	for (i = 0; i < s->objects.n; i++)
		tr_object_free(s->objects.v[i]);
	for (i = 0; i < s->procs.n; i++)
		tr_process_free(s->procs.v[i]);
	free(s->objects.v);
	free(s->procs.v);
	free(s);
}

/* ---- reading: "ffffffff81365710 T name\t[module]\n" */

static const char *hex(const char *p, const char *end, uint64_t *v)
{
	for (*v = 0; p < end; p++) {
		unsigned c = (unsigned char)*p;

		if (c - '0' < 10)
			*v = *v << 4 | (c - '0');
		else if ((c | 32) - 'a' < 6)
			*v = *v << 4 | ((c | 32) - 'a' + 10);
		else
			break;
	}
	return p;
}

/* Symbols of one module follow one another: look at the newest first. */
static uint16_t module_index(struct ksyms *k, const char *name, size_t len)
{
	size_t i;

	for (i = k->mods.n; i-- > 0;)
		if (strncmp(k->mods.v[i], name, len) == 0 && !k->mods.v[i][len])
			return (uint16_t)i;
	if (k->mods.n > UINT16_MAX)
		return 0;
	tr_push(&k->mods, strndup(name, len));
	return (uint16_t)(k->mods.n - 1);
}

static uint8_t flags_of(char type, uint16_t mod, uint64_t addr)
{
	uint8_t f = 0;

	if (type == 't' || type == 'T' || type == 'w' || type == 'W')
		f |= TR_KSYM_TEXT;
	if ((type >= 'A' && type <= 'Z') || type == 'u')
		f |= TR_KSYM_GLOBAL;
	/* x86 before 6.15 links the per-CPU section at 0 */
	if (addr < KERNEL_HALF)
		f |= TR_KSYM_PERCPU;
	return mod ? f | TR_KSYM_MODULE : f;
}

static void add(struct ksyms *k, uint64_t addr, char type, uint16_t mod, const char *name,
		size_t len)
{
	if (k->nnames + len + 1 > k->names_cap) {
		k->names_cap = TR_MAX(k->names_cap * 2, (size_t)1 << 20);
		k->names = realloc(k->names, k->names_cap);
	}
	if (!k->names || k->nnames + len >= UINT32_MAX)
		tr_no_memory();
	tr_push(k, (struct ksym){ .addr = addr,
				  .name = (uint32_t)k->nnames,
				  .mod = mod,
				  .type = type,
				  .flags = flags_of(type, mod, addr) });
	memcpy(k->names + k->nnames, name, len);
	k->names[k->nnames + len] = '\0';
	k->nnames += len + 1;
	k->hidden &= addr == 0;
}

static void parse_line(struct ksyms *k, const char *p, const char *end)
{
	const char *name, *tab;
	uint16_t mod = 0;
	uint64_t addr;
	char type;

	p = hex(p, end, &addr);
	if (end - p < 4 || p[0] != ' ' || p[2] != ' ')
		return;
	type = p[1];
	name = p + 3;
	tab = memchr(name, '\t', (size_t)(end - name));
	if (tab && end - tab > 3 && tab[1] == '[' && end[-1] == ']')
		mod = module_index(k, tab + 2, (size_t)(end - tab) - 3);
	if ((tab ? tab : end) - name > 4096)
		return;
	add(k, addr, type, mod, name, (size_t)((tab ? tab : end) - name));
}

/* Parse the whole lines in buf; returns how many bytes of a last, cut one remain in front. */
static size_t parse(struct ksyms *k, char *buf, size_t n)
{
	char *p = buf, *end = buf + n, *nl;

	while ((nl = memchr(p, '\n', (size_t)(end - p)))) {
		parse_line(k, p, nl);
		p = nl + 1;
	}
	memmove(buf, p, (size_t)(end - p));
	return (size_t)(end - p);
}

static void read_file(struct ksyms *k, const char *path)
{
	enum { BUF = 65536 };
	char *buf = malloc(BUF);
	size_t have = 0;
	ssize_t r;
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	while (buf && fd >= 0 && have < BUF) {
		r = read(fd, buf + have, BUF - have);
		if (r < 0 && errno == EINTR)
			continue;
		if (r <= 0)
			break;
		have = parse(k, buf, have + (size_t)r);
	}
	if (fd >= 0)
		close(fd);
	free(buf);
}

/* Where the per-CPU section is linked at kernel addresses, two symbols bound it. */
static void mark_percpu(struct ksyms *k)
{
	uint64_t start = 0, end = 0;
	size_t i;

	for (i = 0; i < k->n && !(start && end); i++) {
		const char *name = k->names + k->v[i].name;

		if (name[0] != '_' || k->v[i].mod)
			continue;
		if (strcmp(name, "__per_cpu_start") == 0)
			start = k->v[i].addr;
		else if (strcmp(name, "__per_cpu_end") == 0)
			end = k->v[i].addr;
	}
	for (i = 0; start >= KERNEL_HALF && i < k->n; i++)
		if (k->v[i].addr >= start && k->v[i].addr < end)
			k->v[i].flags |= TR_KSYM_PERCPU;
}

static void read_again(struct tr_symbols *s)
{
	struct ksyms *k = &s->k;

	tr_ksyms_free(k);
	k->hidden = true;
	tr_push(&k->mods, strdup("vmlinux"));
	read_file(k, s->kallsyms);
	if (k->nnames) {
		char *fit = realloc(k->names, k->nnames);

		k->names = fit ? fit : k->names;
		k->names_cap = k->nnames;
	}
	mark_percpu(k);
	k->read_at = tr_symbols_now();
}

static struct ksyms *ksyms(struct trace *t)
{
	struct tr_symbols *s = tr_symbols_get(t);

	if (!s->k.read_at)
		read_again(s);
	return &s->k;
}

void tr_ksym_changed(struct trace *t)
{
	tr_symbols_get(t)->k.changed_at = tr_symbols_now();
}

void tr_ksym_know(struct trace *t)
{
	struct tr_symbols *s = tr_symbols_get(t);

	if (s->k.read_at < s->k.changed_at)
		read_again(s);
}

/* ---- by address */

static int by_addr(const void *a, const void *b, void *ctx)
{
	const struct ksym *v = ctx;
	uint32_t i = *(const uint32_t *)a, j = *(const uint32_t *)b;

	if (v[i].addr != v[j].addr)
		return v[i].addr < v[j].addr ? -1 : 1;
	return i < j ? -1 : 1;
}

/* Both halves are sorted; the second one is small. */
static void merge(struct ksyms *k, const uint32_t *tail, size_t ntail, size_t head)
{
	size_t i = 0, j = 0, n;

	for (n = 0; n < k->n; n++) {
		if (j == ntail || (i < head && k->v[i].addr <= k->v[tail[j]].addr))
			k->order[n] = (uint32_t)i++;
		else
			k->order[n] = tail[j++];
	}
}

/* The core kernel's are in order; those of modules and BPF programs, behind them, are not. */
static void sort(struct ksyms *k)
{
	size_t head, i;
	uint32_t *tail;

	if (k->sorted)
		return;
	k->sorted = true;
	for (head = 1; head < k->n && k->v[head - 1].addr <= k->v[head].addr; head++)
		;
	if (head >= k->n)
		return;
	k->order = malloc(k->n * sizeof(*k->order));
	tail = malloc((k->n - head) * sizeof(*tail));
	if (!k->order || !tail)
		tr_no_memory();
	for (i = head; i < k->n; i++)
		tail[i - head] = (uint32_t)i;
	qsort_r(tail, k->n - head, sizeof(*tail), by_addr, k->v);
	merge(k, tail, k->n - head, head);
	free(tail);
}

static const struct ksym *nth(const struct ksyms *k, size_t i)
{
	return &k->v[k->order ? k->order[i] : i];
}

static int rank(const struct ksyms *k, const struct ksym *s)
{
	const char *name = k->names + s->name;
	int r = 0;

	if (strncmp(name, "__pfx_", 6) != 0 && strncmp(name, "__pi_", 5) != 0)
		r += 4;
	if ((s->type | 32) != 'a')
		r += 2;
	return r + !!(s->flags & TR_KSYM_GLOBAL);
}

/* How many of the sorted symbols are at or below addr. */
static size_t upper(const struct ksyms *k, uint64_t addr)
{
	size_t lo = 0, hi = k->n;

	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;

		if (nth(k, mid)->addr <= addr)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

/* There are no sizes: a symbol ends where the next begins, or somewhere behind the last one of
 * its module. BPF programs lie apart from each other. */
static bool beyond(const struct ksyms *k, const struct ksym *s, size_t next, uint64_t off)
{
	if (off < GAP_MAX)
		return false;
	return next >= k->n || nth(k, next)->mod != s->mod || strcmp(k->mods.v[s->mod], "bpf") == 0;
}

static const struct ksym *find_addr(struct ksyms *k, uint64_t addr)
{
	const struct ksym *best = NULL, *s;
	size_t next, i;

	if (k->hidden)
		return NULL;
	sort(k);
	next = upper(k, addr);
	for (i = next; i-- > 0;) {
		s = nth(k, i);
		if (best && s->addr != best->addr)
			break;
		if (!best || rank(k, s) >= rank(k, best))
			best = s;
	}
	if (!best || best->addr < KERNEL_HALF || beyond(k, best, next, addr - best->addr))
		return NULL;
	return best;
}

/* Nothing found, or a BPF program whose place another one may have taken since. */
static bool stale(const struct ksyms *k, const struct ksym *s)
{
	if (s && (!s->mod || strcmp(k->mods.v[s->mod], "bpf") != 0))
		return false;
	if (k->read_at < k->changed_at)
		return true;
	return tr_symbols_now() - k->read_at > (s ? REREAD_BPF_NS : REREAD_NS);
}

bool tr_ksym_by_addr(struct trace *t, uint64_t addr, const char **name, const char **mod,
		     uint64_t *offset)
{
	struct tr_symbols *sy = tr_symbols_get(t);
	struct ksyms *k = &sy->k;
	const struct ksym *s;

	if (addr < KERNEL_HALF)
		return false;
	s = find_addr(ksyms(t), addr);
	if (!k->hidden && stale(k, s)) {
		read_again(sy);
		s = find_addr(k, addr);
	}
	if (!s)
		return false;
	*name = k->names + s->name;
	*mod = k->mods.v[s->mod];
	*offset = addr - s->addr;
	return true;
}

/* ---- by name */

static const struct ksym *at_name(const struct ksyms *k, uint32_t name)
{
	size_t lo = 0, hi = k->n;

	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;

		if (k->v[mid].name < name)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo < k->n && k->v[lo].name == name ? &k->v[lo] : NULL;
}

static bool better(const struct ksyms *k, const struct ksym *s, const struct ksym *than)
{
	if (!than)
		return true;
	if (!s->mod != !than->mod)
		return !s->mod;
	return rank(k, s) > rank(k, than);
}

static const struct ksym *find_name(const struct ksyms *k, const char *mod, const char *name,
				    unsigned *copies)
{
	const char *p = k->names, *end = p + k->nnames;
	const struct ksym *best = NULL, *s;
	size_t len = strlen(name) + 1;

	/* the NUL behind is part of the search, the one in front is looked at */
	while (p && (p = memmem(p, (size_t)(end - p), name, len))) {
		s = p == k->names || !p[-1] ? at_name(k, (uint32_t)(p - k->names)) : NULL;
		p += len;
		if (!s || (mod && strcmp(k->mods.v[s->mod], mod) != 0))
			continue;
		++*copies;
		if (better(k, s, best))
			best = s;
	}
	return best;
}

int tr_ksym_by_name(struct trace *t, const char *mod, const char *name, uint64_t *addr,
		    unsigned *copies)
{
	struct ksyms *k = ksyms(t);
	const struct ksym *s;
	unsigned n = 0;

	s = name[0] ? find_name(k, mod && *mod ? mod : NULL, name, &n) : NULL;
	if (copies)
		*copies = n;
	if (!s)
		return -ENOENT;
	if (k->hidden)
		return -EPERM;
	*addr = s->addr;
	return 0;
}

int tr_ksym_each(struct trace *t, int (*fn)(void *ctx, const struct tr_ksym *sym), void *ctx)
{
	struct ksyms *k = ksyms(t);
	size_t i;
	int err = 0;

	for (i = 0; i < k->n && !err; i++) {
		struct tr_ksym s = { .name = k->names + k->v[i].name,
				     .mod = k->mods.v[k->v[i].mod],
				     .addr = k->v[i].addr,
				     .type = k->v[i].type,
				     .flags = k->v[i].flags };

		err = fn(ctx, &s);
	}
	return err;
}

bool tr_ksym_hidden(struct trace *t)
{
	return ksyms(t)->hidden;
}

/* ---- printing */

int tr_ksym_print(struct trace *t, uint64_t addr, enum tr_symstyle style, char *buf, size_t n)
{
	const char *name, *mod;
	uint64_t off;

	if (!tr_ksym_by_addr(t, addr, &name, &mod, &off))
		return snprintf(buf, n, "0x%llx", (unsigned long long)addr);
	if (style == TR_SYMSTYLE_MODULE)
		return snprintf(buf, n, "%s", mod);
	if (style == TR_SYMSTYLE_NAME || !off)
		return snprintf(buf, n, "%s`%s", mod, name);
	return snprintf(buf, n, "%s`%s+0x%llx", mod, name, (unsigned long long)off);
}

int tr_ksym_format(struct trace *t, uint64_t addr, char *buf, size_t n)
{
	return tr_ksym_print(t, addr, TR_SYMSTYLE_ADDR, buf, n);
}
