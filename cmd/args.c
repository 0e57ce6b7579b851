/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The command line: dtrace's options, which may stand in any order and between the macro arguments
 * until "--". In: argv. Out: struct cmd, with -x options and their short forms set in the handle.
 * A bad word gets one line that names it and exit status 2.
 */
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "cmd.h"

#define SHORT_OPTIONS "+:aAb:c:CD:ef:FGhHi:I:lL:m:n:o:p:P:qs:SU:vVwx:X:Z"

enum {
	LONG_FIRST = 256,
	LONG_HELP = LONG_FIRST,
	LONG_VERSION,
	LONG_BPF,
	LONG_FEATURES,
	LONG_EXPLAIN,
	LONG_JSON
};

static const struct option long_options[] = {
	{ "help", no_argument, NULL, LONG_HELP },
	{ "version", no_argument, NULL, LONG_VERSION },
	{ "bpf", no_argument, NULL, LONG_BPF },
	{ "features", no_argument, NULL, LONG_FEATURES },
	{ "explain", no_argument, NULL, LONG_EXPLAIN },
	{ "json", no_argument, NULL, LONG_JSON },
	{ NULL, 0, NULL, 0 },
};

/* Letters that stand for a -x option. */
static const struct {
	char letter;
	const char *name, *value; /* value NULL: the letter's argument, if it has one */
} short_forms[] = {
	{ 'b', "bufsize", NULL },    { 'C', "cpp", NULL },     { 'D', "define", NULL },
	{ 'F', "flowindent", NULL }, { 'H', "cpphdrs", NULL }, { 'I', "incdir", NULL },
	{ 'L', "libdir", NULL },     { 'q', "quiet", NULL },   { 'S', "disasm", "1" },
	{ 'U', "undef", NULL },	     { 'v', "verbose", NULL }, { 'w', "destructive", NULL },
	{ 'X', "stdc", NULL },	     { 'Z', "zdefs", NULL },
};

/* Known to dtrace users, or promised for later. */
static const struct {
	int opt;
	const char *why;
} refusals[] = {
	{ 'A', "-A: anonymous tracing does not exist on Linux" },
	{ 'a', "-a: anonymous tracing does not exist on Linux" },
	{ 'G', "-G: making USDT objects is not implemented yet" },
	{ 'h', "-h: making USDT headers is not implemented yet (--help shows the options)" },
	{ LONG_BPF, "--bpf is not implemented yet" },
	{ LONG_EXPLAIN, "--explain is not implemented yet" },
};

static void usage(FILE *f)
{
	fputs("usage: trace [options] [-n clause] [-s script.d] [argument...]\n"
	      "what to trace\n"
	      "  -n [[[provider:]module:]function:]name [/predicate/] [{ actions }]\n"
	      "  -P provider, -m [provider:]module, -f [[provider:]module:]function, -i id\n"
	      "                    the same for all probes of a provider, module, function; one probe\n"
	      "  -s file           a D program; - is stdin. Further words are $1, $2, ...\n"
	      "  -c command        run the command, $target is its pid; end when it does\n"
	      "  -p pid            $target is the process pid; end when it does\n"
	      "instead of tracing\n"
	      "  -l                list the probes that match, or all; with -v their arguments. Those of\n"
	      "                    rawfbt, functions by symbol, are listed if it is named: -l -P rawfbt\n"
	      "  -e                compile only\n"
	      "  --features        what this kernel offers, and why something is missing\n"
	      "  -V, --help        version; this text\n"
	      "how\n"
	      "  -q                print only what the program prints\n"
	      "  -v                say what was matched and attached\n"
	      "  -w                allow destructive actions\n"
	      "  -Z                descriptions may match no probe\n"
	      "  -F                indent by function entry and return\n"
	      "  -o file           append the output to a file\n"
	      "  -b size           output buffer of each CPU (k, m, g)\n"
	      "  -x option[=value] set an option\n"
	      "  --json            print a JSON object on a line for each record\n"
	      "  -S                show the generated code\n"
	      "  -L dir            look for D libraries there\n"
	      "  -C                run the C preprocessor over scripts\n"
	      "  -D name[=value], -U name, -I dir, -H, -X a|c|s|t\n"
	      "                    preprocessor: define, undefine, where headers are, show them, ISO C\n",
	      f);
}

/* ---- words */

static int set(struct cmd *c, const char *name, const char *value)
{
	if (trace_setopt(c->t, name, value) == 0)
		return -1;
	cmd_fail(c);
	return STATUS_USAGE;
}

/* -x name or name=value */
static int set_x(struct cmd *c, const char *word)
{
	char *name = strdup(word), *eq = name ? strchr(name, '=') : NULL;
	int status;

	if (!name)
		return STATUS_ERROR;
	if (eq)
		*eq++ = '\0';
	status = set(c, name, eq);
	free(name);
	return status;
}

static int add_grab(struct cmd *c, const char *word)
{
	char *end;
	long pid;

	errno = 0;
	pid = strtol(word, &end, 10);
	if (errno || *end || end == word || pid <= 0 || pid > INT32_MAX) {
		cmd_say("-p: \"%s\" is no process id", word);
		return STATUS_USAGE;
	}
	c->grabs[c->ngrabs++] = (int)pid;
	return -1;
}

static int add_script_word(struct cmd *c, int opt, const char *word)
{
	/* a probe's number may also come from a macro */
	if (opt == 'i' && !strchr("0123456789$", word[strspn(word, " \t\r\n")])) {
		cmd_say("-i: \"%.*s\" is no probe id", (int)strcspn(word, " \t\r\n/{"), word);
		return STATUS_USAGE;
	}
	c->scripts[c->nscripts++] = (struct script){ (char)opt, word };
	return -1;
}

static int bad_word(char **argv, int opt)
{
	if (opt == ':')
		cmd_say("option -%c needs an argument (--help shows the options)", optopt);
	else if (optopt && optopt < LONG_FIRST)
		cmd_say("unknown option -%c (--help shows the options)", optopt);
	else if (optopt)
		cmd_say("option %s takes no argument", argv[optind - 1]);
	else
		cmd_say("unknown option %s (--help shows the options)", argv[optind - 1]);
	return STATUS_USAGE;
}

/* Options that are just a -x option, or refused; -2: neither. */
static int table_option(struct cmd *c, int opt)
{
	for (size_t i = 0; i < sizeof(short_forms) / sizeof(*short_forms); i++)
		if (short_forms[i].letter == opt)
			return set(c, short_forms[i].name,
				   short_forms[i].value ? short_forms[i].value : optarg);
	for (size_t i = 0; i < sizeof(refusals) / sizeof(*refusals); i++) {
		if (refusals[i].opt == opt) {
			cmd_say("%s", refusals[i].why);
			return STATUS_USAGE;
		}
	}
	return -2;
}

static int one_option(struct cmd *c, char **argv, int opt)
{
	int status = -1;

	if ((opt == 's' || opt == 'o') && !*optarg) {
		cmd_say("option -%c needs the name of a file, not \"\"", opt);
		return STATUS_USAGE;
	}
	switch (opt) {
	case 'n':
	case 'P':
	case 'm':
	case 'f':
	case 'i':
	case 's':
		return add_script_word(c, opt, optarg);
	case 'c':
		c->commands[c->ncommands++] = optarg;
		break;
	case 'p':
		return add_grab(c, optarg);
	case 'e':
		c->mode = c->mode == MODE_LIST ? MODE_LIST : MODE_CHECK;
		break;
	case 'l':
		c->mode = MODE_LIST;
		break;
	case 'o':
		c->out_path = optarg;
		break;
	case 'x':
		return set_x(c, optarg);
	case 'V':
	case LONG_VERSION:
		printf("trace %s (D 1.13)\n", trace_version());
		return STATUS_OK;
	case LONG_FEATURES:
		c->mode = MODE_FEATURES;
		break;
	case LONG_JSON:
		return set(c, "oformat", "json");
	case LONG_HELP:
		usage(stdout);
		return STATUS_OK;
	default:
		status = table_option(c, opt);
		if (status == -2)
			status = bad_word(argv, opt);
	}
	return status;
}

/* ---- the line as a whole */

static int check_whole(struct cmd *c)
{
	if (c->mode == MODE_FEATURES && (c->nscripts || c->nargs > 1)) {
		cmd_say("--features lists what the kernel offers; it takes no scripts");
		return STATUS_USAGE;
	}
	if (c->nscripts || c->mode == MODE_FEATURES || (c->mode == MODE_LIST && c->nargs == 1))
		return -1;
	if (c->mode == MODE_LIST)
		cmd_say("what is \"%s\"? What to list is given with -n, -P, -m, -f, -i or -s",
			c->args[1]);
	else if (c->nargs > 1)
		cmd_say("what is to be done with \"%s\"? A script is given with -s, a clause with -n",
			c->args[1]);
	else
		cmd_say("nothing to trace: give a clause with -n or a script with -s (--help shows the options)");
	return STATUS_USAGE;
}

int cmd_parse(struct cmd *c, int argc, char **argv)
{
	size_t n = (size_t)argc + 1;
	int status = -1;

	c->scripts = calloc(n, sizeof(*c->scripts));
	c->args = calloc(n, sizeof(*c->args));
	c->commands = calloc(n, sizeof(*c->commands));
	c->grabs = calloc(n, sizeof(*c->grabs));
	if (!c->scripts || !c->args || !c->commands || !c->grabs)
		return STATUS_ERROR;
	c->args[c->nargs++] = "trace";
	if (argc < 2) {
		usage(stderr);
		return STATUS_USAGE;
	}
	opterr = 0;
	while (status == -1 && optind < argc) {
		int before = optind,
		    opt = getopt_long(argc, argv, SHORT_OPTIONS, long_options, NULL);

		if (opt != -1)
			status = one_option(c, argv, opt);
		else if (optind == before) /* an argument; options may follow it */
			c->args[c->nargs++] = argv[optind++];
		else /* "--" */
			while (optind < argc)
				c->args[c->nargs++] = argv[optind++];
	}
	return status == -1 ? check_whole(c) : status;
}

/* ---- scripts */

/* Bytes of the probe descriptions that a clause begins with. */
static size_t head_length(const char *text)
{
	size_t n = strcspn(text, "/{");

	while (n && strchr(" \t\r\n", text[n - 1]))
		n--;
	return n;
}

/* -f open,read /x/ { y; } is open:,read: /x/ { y; }: what the option leaves open becomes empty fields. */
static char *clause_text(const struct script *s)
{
	static const char letters[] = "Pmf", *const fields[] = { ":::", "::", ":" };
	const char *letter = strchr(letters, s->opt), *text = s->text;
	size_t head = head_length(text), len = 0;
	char *out = letter ? malloc(4 * head + strlen(text) + 4) : NULL;

	if (!letter)
		return strdup(text);
	for (size_t i = 0; out && i < head; i++) {
		size_t end = strcspn(text + i, ", \t\r\n/{");

		memcpy(out + len, text + i, end);
		len += end;
		i += end;
		if (end)
			len = (size_t)(stpcpy(out + len, fields[letter - letters]) - out);
		if (i < head)
			out[len++] = text[i];
	}
	if (out)
		strcpy(out + len, text + head);
	return out;
}

/* What the messages call it: the file, or the descriptions without what follows, in one line. */
static char *script_name(const struct script *s)
{
	const char *text = s->text + (s->opt == 's' ? 0 : strspn(s->text, " \t\r\n"));
	char *name = strndup(text, s->opt == 's' ? strlen(text) : head_length(text));

	for (char *p = name; p && *p; p++)
		if (*p == '\n' || *p == '\r')
			*p = ' ';
	return name;
}

static void say_matched(struct cmd *c, const struct script *s)
{
	static const char letters[] = "nPmfis";
	static const char *const words[] = { "description", "provider", "module",
					     "function",    "probe",	"script" };
	unsigned long long n = trace_matched(c->t);
	char *name;

	if (*trace_getopt(c->t, "quiet") == '1')
		return;
	name = script_name(s);
	cmd_say("%s '%s' matched %llu probe%s", words[strchr(letters, s->opt) - letters],
		name ? name : "", n, n == 1 ? "" : "s");
	free(name);
}

static int add_script(struct cmd *c, const struct script *s)
{
	unsigned flags = c->mode == MODE_LIST ? TRACE_ADD_LIST : 0;
	char name[3] = { '-', s->opt, '\0' }, *text;
	int err;

	c->args[0] = s->opt == 's' && strcmp(s->text, "-") ? (char *)s->text : "trace";
	trace_set_args(c->t, c->nargs, c->args);
	if (s->opt == 's')
		return trace_add_file(c->t, s->text, flags);
	text = clause_text(s);
	if (!text)
		return -ENOMEM;
	err = trace_add_text(c->t, name, text, flags);
	free(text);
	return err;
}

int cmd_add_scripts(struct cmd *c)
{
	int err = 0;

	for (size_t i = 0; i < c->nscripts && err >= 0; i++) {
		err = add_script(c, &c->scripts[i]);
		if (err >= 0 && c->mode == MODE_RUN)
			say_matched(c, &c->scripts[i]);
	}
	return err < 0 ? err : 0;
}
