/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The trace command: what its files share. args.c makes a struct cmd of the command line, process.c
 * looks after the processes of -c and -p, list.c prints -l, main.c does the rest.
 */
#ifndef CMD_H
#define CMD_H

#include "trace/trace.h"

enum status {
	STATUS_OK = 0,
	STATUS_ERROR = 1, /* at run time or in a script */
	STATUS_USAGE = 2,
	STATUS_DROPS = 3, /* -x strict */
};

enum mode {
	MODE_RUN,
	MODE_LIST,  /* -l */
	MODE_CHECK, /* -e */
	MODE_FEATURES,
};

struct script {
	char opt;	  /* the option that gave it: n P m f i s */
	const char *text; /* as given; of -s the file's name */
};

struct process {
	int pid;
	int fd;	      /* pidfd, -1: it has ended */
	int go;	      /* -c: writing here lets the command start; -1 */
	int err;      /* -c: the errno of an exec that failed comes from here; -1 */
	bool stopped; /* -c, evaltime: by ptrace */
};

struct cmd {
	struct trace *t;
	enum mode mode;
	struct script *scripts;
	size_t nscripts;
	char **args; /* macro arguments; args[0] is $0 */
	int nargs;
	char **commands; /* of -c */
	size_t ncommands;
	int *grabs; /* of -p */
	size_t ngrabs;
	const char *out_path; /* -o */
	FILE *out;
	struct process *procs;
	size_t nprocs;
	int *held; /* processes that stop for us before they end (hold.c) */
	size_t nheld;
};

/* Print "trace: ..." and a newline to stderr. */
void cmd_say(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
int cmd_features(struct cmd *c);
/* What stands for c in a JSON string, in buf; NULL: c itself. */
const char *cmd_json_escape(char buf[8], char c);
/* Print the library's error; returns the exit status that goes with it. */
int cmd_fail(struct cmd *c);

/* Fill c from the command line. -1: go on; otherwise the exit status. */
int cmd_parse(struct cmd *c, int argc, char **argv);
/* Add all scripts to the handle. 0 or a negative errno with the library's error. */
int cmd_add_scripts(struct cmd *c);

/* Print the list of probes. Returns the exit status. */
int cmd_list(struct cmd *c);

/* Start the commands of -c, which wait before their first instruction, and find the processes of
 * -p. Returns -1, or the exit status after saying what is wrong. */
int proc_start(struct cmd *c);
/* Let the commands run. Returns -1 or the exit status. */
int proc_go(struct cmd *c);
/* Look who has ended. True: there were some, and all have ended. */
bool proc_all_ended(struct cmd *c);
/* End the commands that still run. */
void proc_finish(struct cmd *c);

/* -x evaltime: let a command come as far as that and stop. Returns -1 or the exit status. */
int eval_start(struct cmd *c, struct process *p, const char *command);
/* Let it go on; held: hold.c looks after it. */
void eval_go(struct process *p, bool held);

/* Before the commands run: see to it that they are looked at before they end, if the script needs
 * that. What is to be looked at makes fd, an eventfd, readable. */
void hold_start(struct cmd *c, int fd);
/* Look at those that have stopped and let them go on. */
void hold_look(struct cmd *c);
bool hold_has(const struct cmd *c, int pid);

#endif
