/* test: the default action of a system call's probe
 * options: -c "sysloop 1 getppid"
 * needs: tracefs
 * match: ^ +[0-9]+ +[0-9]+ +getppid:entry *$
 */
syscall::getppid:entry
/pid == $target/
