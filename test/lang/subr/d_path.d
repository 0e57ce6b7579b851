/* test: d_path() of a struct path and of the one in a struct file
 * options: -q
 * needs: bpf
 * needs: btf
 * vm: yes
 */
BEGIN
{
	printf("%s\n", d_path(&curthread->fs->root));
	printf("%s\n", d_path(curthread->files->fdt->fd[0]));
	printf("%d\n", d_path(&curthread->fs->pwd) == cwd);
	exit(0);
}
