/* test: jiffies grow
 * options: -q
 * needs: kdata
 * vm: yes
 */
BEGIN { a = `jiffies; }
tick-200ms { printf("%d\n", `jiffies > a); exit(0); }
