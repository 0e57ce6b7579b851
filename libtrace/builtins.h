/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The built-in variables, one row each: TR_BUILTIN(ID, name, base type, struct, flags). With a
 * struct, the type is a pointer to it and the base type does not count. Included with TR_BUILTIN
 * defined, by check/ (names and types) and code/ (how each is read).
 *
 * Flags: BI_NEW not in DTrace, a script may use the name for a variable of its own; BI_INDEX
 * stands with an index only; BI_PROBE depends on which probe fired; BI_TASK reads the task.
 */
/* clang-format off */
TR_BUILTIN(ARG0,          "arg0",          TB_INT64,  NULL, 0)
TR_BUILTIN(ARG1,          "arg1",          TB_INT64,  NULL, 0)
TR_BUILTIN(ARG2,          "arg2",          TB_INT64,  NULL, 0)
TR_BUILTIN(ARG3,          "arg3",          TB_INT64,  NULL, 0)
TR_BUILTIN(ARG4,          "arg4",          TB_INT64,  NULL, 0)
TR_BUILTIN(ARG5,          "arg5",          TB_INT64,  NULL, 0)
TR_BUILTIN(ARG6,          "arg6",          TB_INT64,  NULL, 0)
TR_BUILTIN(ARG7,          "arg7",          TB_INT64,  NULL, 0)
TR_BUILTIN(ARG8,          "arg8",          TB_INT64,  NULL, 0)
TR_BUILTIN(ARG9,          "arg9",          TB_INT64,  NULL, 0)
TR_BUILTIN(ARGS,          "args",          TB_VOID,   NULL, BI_INDEX)
TR_BUILTIN(CALLER,        "caller",        TB_UINT64, NULL, 0)
TR_BUILTIN(CGROUP,        "cgroup",        TB_STRING, NULL, BI_NEW | BI_TASK)
TR_BUILTIN(CPU,           "cpu",           TB_INT,    NULL, 0)
TR_BUILTIN(CURTHREAD,     "curthread",     TB_VOID,   "task_struct", BI_TASK)
TR_BUILTIN(CWD,           "cwd",           TB_STRING, NULL, BI_TASK)
TR_BUILTIN(EPID,          "epid",          TB_UINT,   NULL, BI_PROBE)
TR_BUILTIN(ERRNO,         "errno",         TB_INT,    NULL, 0)
TR_BUILTIN(EXECNAME,      "execname",      TB_STRING, NULL, BI_TASK)
TR_BUILTIN(GID,           "gid",           TB_UINT,   NULL, 0)
TR_BUILTIN(ID,            "id",            TB_UINT,   NULL, BI_PROBE)
TR_BUILTIN(IPL,           "ipl",           TB_UINT,   NULL, 0)
TR_BUILTIN(NSID_PID,      "nsid.pid",      TB_INT,    NULL, BI_NEW | BI_TASK)
TR_BUILTIN(PEXECNAME,     "pexecname",     TB_STRING, NULL, BI_NEW | BI_TASK)
TR_BUILTIN(PID,           "pid",           TB_INT,    NULL, 0)
TR_BUILTIN(PPID,          "ppid",          TB_INT,    NULL, BI_TASK)
TR_BUILTIN(PROBEFUNC,     "probefunc",     TB_STRING, NULL, BI_PROBE)
TR_BUILTIN(PROBEMOD,      "probemod",      TB_STRING, NULL, BI_PROBE)
TR_BUILTIN(PROBENAME,     "probename",     TB_STRING, NULL, BI_PROBE)
TR_BUILTIN(PROBEPROV,     "probeprov",     TB_STRING, NULL, BI_PROBE)
TR_BUILTIN(ROOT,          "root",          TB_STRING, NULL, BI_TASK)
TR_BUILTIN(STACKDEPTH,    "stackdepth",    TB_UINT32, NULL, 0)
TR_BUILTIN(TID,           "tid",           TB_INT,    NULL, 0)
TR_BUILTIN(TIMESTAMP,     "timestamp",     TB_UINT64, NULL, 0)
TR_BUILTIN(UCALLER,       "ucaller",       TB_UINT64, NULL, 0)
TR_BUILTIN(UID,           "uid",           TB_UINT,   NULL, 0)
TR_BUILTIN(UREGS,         "uregs",         TB_UINT64, NULL, BI_INDEX)
TR_BUILTIN(USTACKDEPTH,   "ustackdepth",   TB_UINT32, NULL, 0)
TR_BUILTIN(VTIMESTAMP,    "vtimestamp",    TB_UINT64, NULL, BI_TASK)
TR_BUILTIN(WALLTIMESTAMP, "walltimestamp", TB_INT64,  NULL, 0)
TR_BUILTIN(ZONENAME,      "zonename",      TB_STRING, NULL, 0)
/* clang-format on */
