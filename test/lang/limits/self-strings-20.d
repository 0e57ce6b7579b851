/* test: twenty thread-local strings
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	self->s0 = "t0"; self->s1 = "t1"; self->s2 = "t2"; self->s3 = "t3";
	self->s4 = "t4"; self->s5 = "t5"; self->s6 = "t6"; self->s7 = "t7";
	self->s8 = "t8"; self->s9 = "t9"; self->s10 = "t10"; self->s11 = "t11";
	self->s12 = "t12"; self->s13 = "t13"; self->s14 = "t14"; self->s15 = "t15";
	self->s16 = "t16"; self->s17 = "t17"; self->s18 = "t18"; self->s19 = "t19";
	printf("%s%s%s\n", self->s0, self->s9, self->s19);
	exit(0);
}
