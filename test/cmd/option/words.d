/* test: one of a few words
 * options: @noscript
 * options: -x fbtimpl=magic
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: bad value "magic" for option fbtimpl, which takes auto, fprobe or kprobe$
 * out: none
 */
