/*
 * Translations to choose from, for tests.
 * provides: choice_t curchoice
 */
typedef struct choice {
	int first;
	int second;
	int third;
	int none;
	int nested;
} choice_t;

typedef struct low {
	int value;
} low_t;

translator low_t < struct task_struct *T > {
	value = T->not_on_this_planet;
	value = T->tgid;
};

translator choice_t < struct task_struct *T > {
	first = T->tgid;
	first = -1;
	second = T->no_such_member_here;
	second = T->tgid + 1;
	third = T->no_such_member_here;
	third = T->mm->nor_here;
	third = 3;
	third = 4;
	none = T->no_such_member_here;
	none = T->nor_this_one;
	nested = xlate <low_t> (T).value + T->no_such_member_here;
	nested = xlate <low_t> (T).value + 2;
};

inline choice_t *curchoice = xlate <choice_t *> (curthread);
