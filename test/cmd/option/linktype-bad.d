/* test: linktype takes the formats that DTrace knows
 * options: @noscript
 * options: -x linktype=coff
 * options: -n BEGIN
 * exit: 2
 * err: ^trace: bad value "coff" for option linktype, which takes elf or dof$
 * out: none
 */
