/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * User addresses to names. In: /proc/PID/maps, the ELF files it lists, /tmp/perf-PID.map of
 * programs that compile at run time. A process is kept with its start time, so that another one
 * with the same pid is not taken for it; it is looked at again when an address is not in its maps
 * or its start time was not checked for a while.
 */
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>
#include "symbol/impl.h"

#define RECHECK_NS 200000000ull

/* ---- reading /proc */

static FILE *open_proc(int pid, const char *file)
{
	char path[64];

	snprintf(path, sizeof(path), "/proc/%d/%s", pid, file);
	return fopen(path, "re");
}

/* Field 22 of /proc/PID/stat, counted behind the name, which may hold anything. 0: no process. */
static uint64_t start_time(int pid)
{
	FILE *f = open_proc(pid, "stat");
	char buf[1024], *p;
	size_t n;
	int i;

	if (!f)
		return 0;
	n = fread(buf, 1, sizeof(buf) - 1, f);
	fclose(f);
	buf[n] = '\0';
	p = strrchr(buf, ')');
	for (i = 2; p && i < 22; i++)
		p = strchr(p + 1, ' ');
	return p ? strtoull(p, NULL, 10) : 0;
}

static struct object *object_get(struct tr_symbols *s, const char *path, uint64_t dev,
				 uint64_t inode)
{
	struct object *o;
	size_t i;

	for (i = s->objects.n; i-- > 0;) {
		o = s->objects.v[i];
		if (o->inode == inode && o->dev == dev && strcmp(o->path, path) == 0)
			return o;
	}
	o = calloc(1, sizeof(*o));
	if (!o)
		tr_no_memory();
	o->path = strdup(path);
	o->dev = dev;
	o->inode = inode;
	tr_push(&s->objects, o);
	return o;
}

/* More zeroed variables than fit into the last page of the file are in a mapping of their own. */
static void follow(struct mapping *m, const struct mapping *before)
{
	if (!before->obj || before->behind || before->end != m->start)
		return;
	m->obj = before->obj;
	m->offset = before->offset + (m->start - before->start);
	m->behind = true;
}

/* "start-end perms offset major:minor inode   path" */
static void add_mapping(struct tr_symbols *s, struct process *p, char *line)
{
	unsigned long long start, end, offset, inode;
	unsigned major, minor;
	struct mapping m = { 0 };
	int at = 0;

	if (sscanf(line, "%llx-%llx %*s %llx %x:%x %llu %n", &start, &end, &offset, &major, &minor,
		   &inode, &at) < 6 ||
	    !at)
		return;
	line[strcspn(line, "\n")] = '\0';
	m.start = start;
	m.end = end;
	m.offset = offset;
	if (line[at] == '/' || strcmp(line + at, "[vdso]") == 0)
		m.obj = object_get(s, line + at, makedev(major, minor), inode);
	else if (!line[at] && p->maps.n)
		follow(&m, &p->maps.v[p->maps.n - 1]);
	tr_push(&p->maps, m);
}

static bool read_maps(struct tr_symbols *s, struct process *p)
{
	FILE *f = open_proc(p->pid, "maps");
	char *line = NULL;
	size_t cap = 0, had = p->maps.n;

	if (!f)
		return false;
	p->maps.n = 0;
	while (getline(&line, &cap, f) > 0)
		add_mapping(s, p, line);
	free(line);
	fclose(f);
	/* a process that is just ending has no maps any more: the old ones still tell */
	if (!p->maps.n)
		p->maps.n = had;
	return true;
}

/* ---- the processes */

void tr_process_free(struct process *p)
{
	free(p->maps.v);
	tr_usyms_free(&p->jit);
	free(p);
}

static struct process *process_find(struct tr_symbols *s, int pid)
{
	size_t i;

	for (i = 0; i < s->procs.n; i++)
		if (s->procs.v[i]->pid == pid)
			return s->procs.v[i];
	return NULL;
}

static void process_forget(struct tr_symbols *s, struct process *p)
{
	size_t i;

	for (i = 0; i < s->procs.n; i++) {
		if (s->procs.v[i] != p)
			continue;
		s->procs.v[i] = s->procs.v[--s->procs.n];
		tr_process_free(p);
		return;
	}
}

static void evict(struct tr_symbols *s)
{
	struct process *oldest = NULL;
	size_t i;

	if (s->procs.n < s->max_procs)
		return;
	for (i = 0; i < s->procs.n; i++)
		if (!oldest || s->procs.v[i]->used < oldest->used)
			oldest = s->procs.v[i];
	process_forget(s, oldest);
}

/* Note which process this is; returns whether it is another one than before. An ended one is
 * still the same. */
static bool identify(struct process *p)
{
	uint64_t start = start_time(p->pid);
	struct stat st = { 0 };
	char path[32];
	bool other;

	snprintf(path, sizeof(path), "/proc/%d/exe", p->pid);
	if (!start || stat(path, &st) < 0)
		st = (struct stat){ 0 };
	other = (start && start != p->start) ||
		(st.st_ino && (st.st_ino != p->exe_ino || st.st_dev != p->exe_dev));
	if (other) {
		p->start = start;
		p->exe_dev = st.st_dev;
		p->exe_ino = st.st_ino;
	}
	p->checked_at = tr_symbols_now();
	return other;
}

/* A pid that never was there is kept too, for RECHECK_NS, so as not to be asked for each frame. */
static struct process *process_new(struct tr_symbols *s, int pid)
{
	struct process *p = calloc(1, sizeof(*p));

	if (!p)
		tr_no_memory();
	evict(s);
	p->pid = pid;
	if (identify(p))
		read_maps(s, p);
	tr_push(&s->procs, p);
	return p;
}

static struct process *process_get(struct tr_symbols *s, int pid)
{
	struct process *p = process_find(s, pid);

	if (p && tr_symbols_now() - p->checked_at > RECHECK_NS && identify(p)) {
		process_forget(s, p);
		p = NULL;
	}
	if (!p)
		p = process_new(s, pid);
	p->used = ++s->uses;
	return p;
}

static const struct mapping *find_mapping(const struct process *p, uint64_t addr)
{
	size_t lo = 0, hi = p->maps.n;

	while (lo < hi) { /* the kernel lists them in order */
		size_t mid = lo + (hi - lo) / 2;
		const struct mapping *m = &p->maps.v[mid];

		if (addr < m->start)
			hi = mid;
		else if (addr >= m->end)
			lo = mid + 1;
		else
			return m;
	}
	return NULL;
}

/* A library may have been mapped since: read the maps again, but not for each wild address. */
static const struct mapping *mapping_get(struct tr_symbols *s, struct process *p, uint64_t addr)
{
	const struct mapping *m = find_mapping(p, addr);
	uint64_t now = tr_symbols_now();

	if (m || !p->start || now - p->checked_at < RECHECK_NS / 10)
		return m;
	p->checked_at = now;
	if (start_time(p->pid) == p->start && read_maps(s, p))
		m = find_mapping(p, addr);
	return m;
}

/* ---- perf maps: "start size name" in hex, written by just-in-time compilers */

static void parse_perf_map(struct usyms *s, FILE *f)
{
	unsigned long long start, size;
	char *line = NULL;
	size_t cap = 0;
	int at;

	while (getline(&line, &cap, f) > 0) {
		at = 0;
		if (sscanf(line, "%llx %llx %n", &start, &size, &at) < 2 || !at)
			continue;
		tr_usyms_add(s, start, size, 0, line + at, strcspn(line + at, "\n"));
	}
	free(line);
	tr_usyms_sort(s);
}

/* Its pid in its own namespace is the last number of NSpid. */
static int namespace_pid(int pid)
{
	FILE *f = open_proc(pid, "status");
	char line[256], *last;
	int n = pid;

	while (f && fgets(line, sizeof(line), f)) {
		if (strncmp(line, "NSpid:", 6) != 0)
			continue;
		last = strrchr(line, '\t');
		n = last ? atoi(last) : pid;
		break;
	}
	if (f)
		fclose(f);
	return n;
}

static FILE *open_perf_map(int pid)
{
	char path[96];
	FILE *f;

	snprintf(path, sizeof(path), "/proc/%d/root/tmp/perf-%d.map", pid, namespace_pid(pid));
	f = fopen(path, "re");
	if (f)
		return f;
	snprintf(path, sizeof(path), "/tmp/perf-%d.map", pid);
	return fopen(path, "re");
}

/* Read again when it has grown; names are appended as methods are compiled. */
static const struct usym *find_jit(struct process *p, uint64_t addr)
{
	const struct usym *sym = tr_usyms_find(&p->jit, addr);
	struct stat st;
	FILE *f;

	if (sym || !p->start || !(f = open_perf_map(p->pid)))
		return sym;
	if (fstat(fileno(f), &st) == 0 && S_ISREG(st.st_mode) &&
	    (st.st_size != p->jit_size || st.st_mtime != p->jit_mtime)) {
		p->jit_size = st.st_size;
		p->jit_mtime = st.st_mtime;
		tr_usyms_free(&p->jit);
		parse_perf_map(&p->jit, f);
	}
	fclose(f);
	return tr_usyms_find(&p->jit, addr);
}

/* ---- printing */

static const struct segment *find_segment(const struct object *o, uint64_t offset)
{
	size_t i;

	for (i = 0; i < o->segs.n; i++)
		if (offset >= o->segs.v[i].offset &&
		    offset - o->segs.v[i].offset < o->segs.v[i].memsz)
			return &o->segs.v[i];
	return NULL;
}

/* The symbol at an offset of the file, NULL if there is none. */
static const struct usym *find_in_object(const struct object *o, uint64_t offset, uint64_t *vaddr)
{
	const struct segment *s = find_segment(o, offset);

	if (!s)
		return NULL;
	*vaddr = offset - s->offset + s->vaddr;
	return tr_usyms_find(&o->syms, *vaddr);
}

/* The file is that of the mapping before, for one behind it. */
static void read_object(int pid, const struct mapping *m)
{
	tr_object_read(m->obj, pid, m->behind ? m - 1 : m);
}

/* Is the address the object's? */
static bool is_in_object(int pid, const struct mapping *m, uint64_t addr)
{
	if (!m->behind)
		return m->obj != NULL;
	read_object(pid, m);
	return find_segment(m->obj, addr - m->start + m->offset) != NULL;
}

static const char *base_name(const char *path)
{
	const char *slash = strrchr(path, '/');

	return slash ? slash + 1 : path;
}

/* The name of an object without its folders; a deleted file's path carries " (deleted)". */
static void copy_name(char *to, size_t n, const char *path)
{
	static const char deleted[] = " (deleted)";
	const char *obj = base_name(path);
	size_t len = strlen(obj), cut = sizeof(deleted) - 1;

	if (len > cut && !strcmp(obj + len - cut, deleted))
		len -= cut;
	snprintf(to, n, "%.*s", (int)TR_MIN(len, n - 1), obj);
}

static bool locate(struct trace *t, int pid, uint64_t addr, bool symbol, struct tr_uplace *u)
{
	struct tr_symbols *s = tr_symbols_get(t);
	struct process *p = process_get(s, pid);
	const struct mapping *m = mapping_get(s, p, addr);
	const struct usym *sym;
	uint64_t vaddr = 0;

	*u = (struct tr_uplace){ 0 };
	if (m && is_in_object(pid, m, addr)) {
		copy_name(u->mod, sizeof(u->mod), m->obj->path);
		if (!symbol)
			return true;
		read_object(pid, m);
		sym = find_in_object(m->obj, addr - m->start + m->offset, &vaddr);
		if (sym)
			u->name = m->obj->syms.names + sym->name;
		u->off = sym ? vaddr - sym->addr : 0;
		return true;
	}
	sym = find_jit(p, addr);
	if (!sym)
		return false;
	snprintf(u->mod, sizeof(u->mod), "[jit]");
	u->name = p->jit.names + sym->name;
	u->off = addr - sym->addr;
	return true;
}

bool tr_usym_place(struct trace *t, int pid, uint64_t addr, struct tr_uplace *u)
{
	return locate(t, pid, addr, true, u);
}

int tr_usym_print(struct trace *t, int pid, uint64_t addr, enum tr_symstyle style, char *buf,
		  size_t n)
{
	struct tr_uplace u;

	if (!locate(t, pid, addr, style != TR_SYMSTYLE_MODULE, &u))
		return snprintf(buf, n, "0x%llx", (unsigned long long)addr);
	if (style == TR_SYMSTYLE_MODULE)
		return snprintf(buf, n, "%s", u.mod);
	if (!u.name)
		return snprintf(buf, n, "%s`0x%llx", u.mod, (unsigned long long)addr);
	if (style == TR_SYMSTYLE_NAME || !u.off)
		return snprintf(buf, n, "%s`%s", u.mod, u.name);
	return snprintf(buf, n, "%s`%s+0x%llx", u.mod, u.name, (unsigned long long)u.off);
}

int tr_usym_format(struct trace *t, int pid, uint64_t addr, char *buf, size_t n)
{
	return tr_usym_print(t, pid, addr, TR_SYMSTYLE_ADDR, buf, n);
}

void tr_usym_know(struct trace *t, int pid)
{
	process_get(tr_symbols_get(t), pid);
}

void tr_usym_grab(struct trace *t, int pid)
{
	struct tr_symbols *s = tr_symbols_get(t);
	struct process *p = process_get(s, pid);

	if (p->start)
		read_maps(s, p);
}
