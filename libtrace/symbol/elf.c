/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The symbols of an ELF file, by libelf: .symtab of the file or of its separate debug file (found
 * by build id), and .dynsym. In: the file as a process sees it. Out: a sorted table of functions
 * and objects and the segments that turn file offsets into addresses.
 */
#include <fcntl.h>
#include <gelf.h>
#include <sys/auxv.h>
#include <unistd.h>
#include "symbol/impl.h"

/* ---- the table */

void tr_usyms_free(struct usyms *s)
{
	free(s->v);
	free(s->names);
	memset(s, 0, sizeof(*s));
}

void tr_usyms_add(struct usyms *s, uint64_t addr, uint64_t size, uint8_t rank, const char *name,
		  size_t len)
{
	if (s->nnames + len >= UINT32_MAX)
		return;
	if (s->nnames + len + 1 > s->names_cap) {
		s->names_cap = TR_MAX(s->names_cap * 2, s->nnames + len + 4096);
		s->names = realloc(s->names, s->names_cap);
		if (!s->names)
			tr_no_memory();
	}
	tr_push(s, (struct usym){
			   .addr = addr, .size = size, .rank = rank, .name = (uint32_t)s->nnames });
	memcpy(s->names + s->nnames, name, len);
	s->names[s->nnames + len] = '\0';
	s->nnames += len + 1;
}

/* At one address the best comes first. */
static int compare(const void *a, const void *b)
{
	const struct usym *x = a, *y = b;

	if (x->addr != y->addr)
		return x->addr < y->addr ? -1 : 1;
	if (x->rank != y->rank)
		return x->rank > y->rank ? -1 : 1;
	return x->name < y->name ? -1 : x->name > y->name;
}

void tr_usyms_sort(struct usyms *s)
{
	size_t i, n = 0;

	if (!s->n)
		return;
	qsort(s->v, s->n, sizeof(*s->v), compare);
	for (i = 0; i < s->n; i++) /* keep the best, with the largest size of all */
		if (n && s->v[n - 1].addr == s->v[i].addr)
			s->v[n - 1].size = TR_MAX(s->v[n - 1].size, s->v[i].size);
		else
			s->v[n++] = s->v[i];
	s->n = n;
}

/* A symbol without a size (assembly) reaches to the next one. A few steps back, since a small
 * symbol may lie within a larger one. */
const struct usym *tr_usyms_find(const struct usyms *s, uint64_t addr)
{
	size_t lo = 0, hi = s->n, steps;

	while (lo < hi) {
		size_t mid = lo + (hi - lo) / 2;

		if (s->v[mid].addr <= addr)
			lo = mid + 1;
		else
			hi = mid;
	}
	for (steps = 0; lo-- > 0 && steps < 16; steps++)
		if (addr - s->v[lo].addr < s->v[lo].size || (!s->v[lo].size && !steps))
			return &s->v[lo];
	return NULL;
}

/* ---- reading */

static uint8_t rank_of(const GElf_Sym *sym, const char *name)
{
	int bind = GELF_ST_BIND(sym->st_info), type = GELF_ST_TYPE(sym->st_info);
	uint8_t r = bind == STB_GLOBAL ? 2 : bind == STB_WEAK ? 1 : 0;

	/* write before __write before __libc_write, whatever their binding */
	if (name[0] != '_')
		r += 8;
	else if (name[1] != '_')
		r += 4;
	return (uint8_t)(r * 2 + (type == STT_FUNC || type == STT_GNU_IFUNC));
}

static void add_symbol(struct usyms *s, const GElf_Sym *sym, const char *name)
{
	int type = GELF_ST_TYPE(sym->st_info);
	size_t len = strcspn(name, "@");

	if (type != STT_FUNC && type != STT_OBJECT && type != STT_NOTYPE && type != STT_GNU_IFUNC)
		return;
	/* $x, $d and the like mark code and data on arm64 */
	if (!len || sym->st_shndx == SHN_UNDEF || sym->st_shndx == SHN_ABS || name[0] == '$')
		return;
	tr_usyms_add(s, sym->st_value, sym->st_size, rank_of(sym, name), name, len);
}

static void read_table(struct usyms *s, Elf *elf, Elf_Scn *scn, const GElf_Shdr *sh)
{
	Elf_Data *data = elf_getdata(scn, NULL);
	size_t i, n = sh->sh_entsize ? sh->sh_size / sh->sh_entsize : 0;
	const char *name;
	GElf_Sym sym;

	for (i = 0; data && i < n && i < INT32_MAX; i++) {
		if (!gelf_getsym(data, (int)i, &sym))
			break;
		name = elf_strptr(elf, sh->sh_link, sym.st_name);
		if (name)
			add_symbol(s, &sym, name);
	}
}

/* Returns whether there was a table of the type. */
static bool read_tables(struct usyms *s, Elf *elf, unsigned type)
{
	Elf_Scn *scn = NULL;
	bool found = false;
	GElf_Shdr sh;

	while ((scn = elf_nextscn(elf, scn))) {
		if (!gelf_getshdr(scn, &sh) || sh.sh_type != type)
			continue;
		read_table(s, elf, scn, &sh);
		found = true;
	}
	return found;
}

static void read_segments(struct object *o, Elf *elf)
{
	size_t i, n;
	GElf_Phdr ph;

	if (elf_getphdrnum(elf, &n))
		return;
	for (i = 0; i < n && i < INT32_MAX; i++)
		if (gelf_getphdr(elf, (int)i, &ph) && ph.p_type == PT_LOAD)
			tr_push(&o->segs, (struct segment){ ph.p_vaddr, ph.p_offset, ph.p_memsz });
}

static bool note_id(Elf_Data *data, char *text, size_t size)
{
	size_t off = 0, name, desc, i;
	GElf_Nhdr nh;

	while ((off = gelf_getnote(data, off, &nh, &name, &desc))) {
		const char *owner = (const char *)data->d_buf + name;
		const unsigned char *id = (const unsigned char *)data->d_buf + desc;

		if (nh.n_type != NT_GNU_BUILD_ID || nh.n_namesz != 4 || memcmp(owner, "GNU", 4) ||
		    nh.n_descsz < 2 || nh.n_descsz * 2 + 2 > size)
			continue;
		for (i = 0; i < nh.n_descsz; i++)
			text += sprintf(text, i == 1 ? "/%02x" : "%02x", id[i]);
		return true;
	}
	return false;
}

/* "ab/cdef…", as /usr/lib/debug/.build-id names its files. */
static bool build_id(Elf *elf, char *text, size_t size)
{
	Elf_Scn *scn = NULL;
	Elf_Data *data;
	GElf_Shdr sh;

	while ((scn = elf_nextscn(elf, scn))) {
		if (!gelf_getshdr(scn, &sh) || sh.sh_type != SHT_NOTE)
			continue;
		data = elf_getdata(scn, NULL);
		if (data && note_id(data, text, size))
			return true;
	}
	return false;
}

static void read_debug_file(struct usyms *s, Elf *elf)
{
	char id[130], path[200];
	Elf *debug;
	int fd;

	if (!build_id(elf, id, sizeof(id)))
		return;
	snprintf(path, sizeof(path), "/usr/lib/debug/.build-id/%s.debug", id);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd < 0)
		return;
	debug = elf_begin(fd, ELF_C_READ_MMAP, NULL);
	if (debug)
		read_tables(s, debug, SHT_SYMTAB);
	elf_end(debug);
	close(fd);
}

static void read_elf(struct object *o, Elf *elf)
{
	if (!elf || elf_kind(elf) != ELF_K_ELF)
		return;
	read_segments(o, elf);
	read_tables(&o->syms, elf, SHT_DYNSYM);
	if (!read_tables(&o->syms, elf, SHT_SYMTAB))
		read_debug_file(&o->syms, elf);
	tr_usyms_sort(&o->syms);
}

/* Our own: the kernel has one per kind of process. It ends somewhere in its two pages or four,
 * which libelf need not know exactly: the section headers say. */
static Elf *vdso(void)
{
	char *image = (char *)getauxval(AT_SYSINFO_EHDR);
	const Elf64_Ehdr *eh = (const void *)image;

	if (!image || eh->e_ident[EI_CLASS] != ELFCLASS64)
		return NULL;
	return elf_memory(image, eh->e_shoff + (size_t)eh->e_shnum * eh->e_shentsize);
}

/* The mapped file itself, even if it was deleted or lies in another mount namespace; else by
 * its path, there and here. */
static int open_object(const struct object *o, int pid, const struct mapping *m)
{
	char path[4200];
	int fd;

	snprintf(path, sizeof(path), "/proc/%d/map_files/%llx-%llx", pid,
		 (unsigned long long)m->start, (unsigned long long)m->end);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	if (fd >= 0)
		return fd;
	snprintf(path, sizeof(path), "/proc/%d/root%s", pid, o->path);
	fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	return fd >= 0 ? fd : open(o->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
}

void tr_object_read(struct object *o, int pid, const struct mapping *m)
{
	bool is_vdso = strcmp(o->path, "[vdso]") == 0;
	int fd = -1;
	Elf *elf = NULL;

	if (o->read)
		return;
	o->read = true;
	if (elf_version(EV_CURRENT) == EV_NONE)
		return;
	if (is_vdso)
		elf = vdso();
	else if (o->path[0] == '/' && (fd = open_object(o, pid, m)) >= 0)
		elf = elf_begin(fd, ELF_C_READ_MMAP, NULL);
	read_elf(o, elf);
	elf_end(elf);
	if (fd >= 0)
		close(fd);
}

void tr_object_free(struct object *o)
{
	free(o->path);
	free(o->segs.v);
	tr_usyms_free(&o->syms);
	free(o);
}
