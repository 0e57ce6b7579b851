/* test: rawfbt does not know a renamed function by its short name
 * needs: kprobe kernel>=6.1
 * tag: D_PDESC_ZERO
 */
rawfbt::finish_task_switch:return
{
}
