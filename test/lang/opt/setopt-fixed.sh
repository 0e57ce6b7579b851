# test: setopt() of options that are fixed before tracing is refused, for each of them
# needs: bpf
for option in aggsize amin argref bufpolicy bufresize bufsize cpp cpu defaultargs destructive dynvarsize empty errtags \
	evaltime fbtimpl iregs knodefs linkmode maxframes noresolve nspec oformat pgmax preallocate pspec scratchsize specsize \
	stackframes strict strsize tree tregs ustackframes verbose version zdefs; do
	$TRACE -q -n "BEGIN { setopt(\"$option\", \"1\"); exit(0); }" 2>$TMP/err || exit
	grep -q "setopt(): option \"$option\" cannot be changed while tracing" $TMP/err || { echo $option; cat $TMP/err; exit 1; }
done
