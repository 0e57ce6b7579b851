#!/bin/sh
# test: a script that begins with #! and the path of trace
# needs: bpf
TRACE=$(command -v "$TRACE") # by path, in case it is a name
cd "$TMP" || exit 1
printf '#!%s -qs\nBEGIN\n{\n\tprintf("%%s\\n", $$1);\n\texit(3);\n}\n' "$TRACE" >script
chmod +x script
./script argument
[ $? = 3 ] || exit 1
printf '#!%s -Cqs\n#define WORD "word"\nBEGIN\n{\n\tprintf("%%s\\n", WORD);\n\texit(0);\n}\n' "$TRACE" >script
if command -v cpp >/dev/null; then
	./script
else
	echo word
fi
