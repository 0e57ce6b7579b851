# test: dtypes writes the types that the script defines
cat >$TMP/x.d <<'END'
struct pair { int a; struct { char x[2]; } b[3]; unsigned c : 3; int (*f)(char *); };
typedef struct pair pair_t;
enum which { A, B = 5 };
BEGIN { exit(0); }
END
cat >$TMP/wanted <<'END'
struct pair {
	int a;
	struct {
		char x[2];
	} b[3];
	unsigned int c : 3;
	int (*f)(char *);
};
typedef struct pair pair_t;
enum which {
	A = 0,
	B = 5,
};
END
$TRACE -e -x dtypes=$TMP/types -s $TMP/x.d || exit
diff $TMP/wanted $TMP/types
