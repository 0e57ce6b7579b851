/* test: system calls belong to vmlinux
 * tag: D_PDESC_ZERO
 * vm: yes
 */
syscall:ext4:getppid:entry
{
}
