#!/bin/sh
# test: a name that several functions have is one probe on all of them
# needs: kprobe tracefs
name=$(sort /sys/kernel/tracing/available_filter_functions | uniq -d | grep -x 'type_show\|uevent_show\|name_show' | head -1)
[ -n "$name" ] || { echo "no function has a name twice"; exit 77; }
"$TRACE" -l -n "fbt::$name:entry" | grep -c " $name entry" | grep -qx 1 || exit 1
"$TRACE" -q -n "fbt::$name:entry { @ = count(); } BEGIN { exit(0); }" || exit 1
"$TRACE" -lvn "fbt::$name:entry" | grep "$name is the name of [0-9]* functions"
