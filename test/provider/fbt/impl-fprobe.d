/* test: fprobes by force on a function that has no prototype are refused
 * options: -x fbtimpl=fprobe
 * needs: kprobe fprobe kernel>=6.1
 * exit: 1
 * err: fbt:vmlinux:finish_task_switch:return cannot be an fprobe: finish_task_switch.isra.0 has no BTF prototype
 */
fbt::finish_task_switch:return
{
}
