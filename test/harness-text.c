/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Texts for the harness: growing buffers, words split as a shell does, files read whole, output made comparable, and
 * the difference of two texts line by line. Ends the program when memory runs out.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness.h"

#define MAX_DIFF_LINES 500 /* the difference takes memory by the square of this */

void *must(void *memory)
{
	if (!memory) {
		fputs("harness: out of memory\n", stderr);
		exit(2);
	}
	return memory;
}

char *format(const char *fmt, ...)
{
	char *line;
	va_list args;

	va_start(args, fmt);
	if (vasprintf(&line, fmt, args) < 0)
		line = NULL;
	va_end(args);
	return must(line);
}

void text_add(struct text *text, const char *data, size_t size)
{
	if (text->n + size + 1 > text->size) {
		text->size = 2 * (text->n + size + 64);
		text->s = must(realloc(text->s, text->size));
	}
	memcpy(text->s + text->n, data, size);
	text->n += size;
	text->s[text->n] = '\0';
}

void text_printf(struct text *text, const char *fmt, ...)
{
	char *line;
	int size;
	va_list args;

	va_start(args, fmt);
	size = vasprintf(&line, fmt, args);
	va_end(args);
	must(size < 0 ? NULL : line);
	text_add(text, line, size);
	free(line);
}

/* The text as a string of its own; the buffer is empty afterwards. */
char *text_take(struct text *text)
{
	char *s;

	text_add(text, "", 0);
	s = text->s;
	*text = (struct text){ 0 };
	return s;
}

void words_add(struct words *words, char *word)
{
	words->v = must(realloc(words->v, (words->n + 2) * sizeof(*words->v)));
	words->v[words->n++] = word;
	words->v[words->n] = NULL;
}

void words_free(struct words *words)
{
	for (size_t i = 0; i < words->n; i++)
		free(words->v[i]);
	free(words->v);
	*words = (struct words){ 0 };
}

bool words_have(const struct words *words, const char *word)
{
	for (size_t i = 0; i < words->n; i++)
		if (!strcmp(words->v[i], word))
			return true;
	return false;
}

/* One word with its quotes: '…' takes all as it is, "…" and \ work as in the shell. NULL at an open quote. */
static const char *take_word(const char *p, struct text *word)
{
	char quote = 0;

	for (; *p && (quote || !strchr(" \t", *p)); p++) {
		if (quote && *p == quote)
			quote = 0;
		else if (!quote && (*p == '\'' || *p == '"'))
			quote = *p;
		else if (*p == '\\' && p[1] && (!quote || (quote == '"' && strchr("\"\\", p[1]))))
			text_add(word, ++p, 1);
		else
			text_add(word, p, 1);
	}
	return quote ? NULL : p;
}

/* Adds the words of a line; -1 when a quote is not closed. */
int words_split(struct words *words, const char *line)
{
	struct text word = { 0 };

	for (;;) {
		line += strspn(line, " \t");
		if (!*line)
			return 0;
		line = take_word(line, &word);
		words_add(words, text_take(&word));
		if (!line)
			return -1;
	}
}

char *read_file(const char *path)
{
	struct text text = { 0 };
	char data[8192];
	size_t n;
	FILE *file = fopen(path, "re");

	if (!file)
		return NULL;
	while ((n = fread(data, 1, sizeof(data), file)) > 0)
		text_add(&text, data, n);
	fclose(file);
	return text_take(&text);
}

/* The text without blanks at line ends and without empty lines at both ends: what is compared. */
char *tidy(const char *s)
{
	struct text out = { 0 };
	unsigned int empty = 0;

	while (*s) {
		size_t n = strcspn(s, "\n"), used = n;

		while (used && strchr(" \t\r", s[used - 1]))
			used--;
		if (!used) {
			empty++;
		} else {
			for (; out.n && empty; empty--)
				text_add(&out, "\n", 1);
			empty = 0;
			text_add(&out, s, used);
			text_add(&out, "\n", 1);
		}
		s += n + (s[n] == '\n');
	}
	return text_take(&out);
}

void show_head(struct text *to, const char *title, const char *s, unsigned int lines)
{
	if (!*s)
		return;
	text_printf(to, "    %s:\n", title);
	for (; *s && lines; lines--) {
		size_t n = strcspn(s, "\n");

		text_printf(to, "    | %.*s\n", (int)(n < 300 ? n : 300), s);
		s += n + (s[n] == '\n');
	}
	if (*s)
		text_printf(to, "    | …\n");
}

static struct words lines_of(const char *s)
{
	struct words lines = { 0 };

	while (*s) {
		size_t n = strcspn(s, "\n");

		words_add(&lines, must(strndup(s, n)));
		s += n + (s[n] == '\n');
	}
	return lines;
}

/* common[i][j] = length of the longest common subsequence of a's lines from i on and b's from j on. */
static void fill_common(unsigned short *common, const struct words *a, const struct words *b)
{
	size_t width = b->n + 1;

	for (size_t i = a->n; i-- > 0;) {
		for (size_t j = b->n; j-- > 0;) {
			unsigned short down = common[(i + 1) * width + j];
			unsigned short right = common[i * width + j + 1];

			common[i * width + j] = !strcmp(a->v[i], b->v[j]) ?
							1 + common[(i + 1) * width + j + 1] :
						down > right ? down :
							       right;
		}
	}
}

static void show_lines(struct text *to, const struct words *a, const struct words *b,
		       const unsigned short *common)
{
	size_t i = 0, j = 0, width = b->n + 1;

	while (i < a->n || j < b->n) {
		bool have_both = i < a->n && j < b->n;

		if (have_both && !strcmp(a->v[i], b->v[j])) {
			text_printf(to, "      %s\n", a->v[i++]);
			j++;
		} else if (j == b->n || (have_both && common[(i + 1) * width + j] >=
							      common[i * width + j + 1])) {
			text_printf(to, "    - %s\n", a->v[i++]);
		} else {
			text_printf(to, "    + %s\n", b->v[j++]);
		}
	}
}

/* Lines that are missing after '-', lines that are too many after '+'. */
void show_difference(struct text *to, const char *wanted, const char *is)
{
	struct words a = lines_of(wanted), b = lines_of(is);

	if (a.n > MAX_DIFF_LINES || b.n > MAX_DIFF_LINES) {
		text_printf(to, "    %zu lines, wanted %zu\n", b.n, a.n);
		show_head(to, "stdout", is, 20);
	} else {
		unsigned short *common = must(calloc((a.n + 1) * (b.n + 1), sizeof(*common)));

		fill_common(common, &a, &b);
		show_lines(to, &a, &b, common);
		free(common);
	}
	words_free(&a);
	words_free(&b);
}
