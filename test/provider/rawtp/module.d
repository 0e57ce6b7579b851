/* test: the module of a tracepoint is vmlinux or the kernel module that has it
 * options: -l
 * needs: btf
 * match: rawtp +vmlinux +sched_switch
 */
rawtp:vmlinux::sched_switch
{
}
