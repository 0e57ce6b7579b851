/*
 * A library that says what it has, for tests.
 * provides: tinfo_t curtinfo names
 */
typedef struct tinfo {
	int ti_pid;
	string ti_name;
	uint64_t ti_gone;
} tinfo_t;

translator tinfo_t < struct task_struct *T > {
	ti_pid = T->tgid;
	ti_name = stringof(T->comm);
	ti_gone = (uint64_t)T->a_member_of_another_kernel;
};

inline tinfo_t *curtinfo = xlate <tinfo_t *> (curthread);
inline string names[int n] = n == 1 ? "one" : n == 2 ? "two" : "many";
