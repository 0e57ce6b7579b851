/* test: units of time, in any case
 * options: -q -l
 * needs: bpf
 * match: profile +tick-1SEC *$
 * match: profile +tick-100msec *$
 * match: profile +profile-250us *$
 * match: profile +profile-97hz *$
 * match: profile +tick-1day *$
 */
tick-1SEC, tick-100msec, profile-250us, profile-97hz, tick-1day
{
}
