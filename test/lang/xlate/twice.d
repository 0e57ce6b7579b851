/* test: a script may translate a member once only
 * options: -e
 * needs: btf
 * tag: D_XLATE_MEMB
 */
translator struct timezone < int I > {
	tz_minuteswest = I;
	tz_minuteswest = 2;
};
