/* test: a hundred clauses of one probe
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
int n;
BEGIN /n == 0/ { n++; }
BEGIN /n == 1/ { n++; }
BEGIN /n == 2/ { n++; }
BEGIN /n == 3/ { n++; }
BEGIN /n == 4/ { n++; }
BEGIN /n == 5/ { n++; }
BEGIN /n == 6/ { n++; }
BEGIN /n == 7/ { n++; }
BEGIN /n == 8/ { n++; }
BEGIN /n == 9/ { n++; }
BEGIN /n == 10/ { n++; }
BEGIN /n == 11/ { n++; }
BEGIN /n == 12/ { n++; }
BEGIN /n == 13/ { n++; }
BEGIN /n == 14/ { n++; }
BEGIN /n == 15/ { n++; }
BEGIN /n == 16/ { n++; }
BEGIN /n == 17/ { n++; }
BEGIN /n == 18/ { n++; }
BEGIN /n == 19/ { n++; }
BEGIN /n == 20/ { n++; }
BEGIN /n == 21/ { n++; }
BEGIN /n == 22/ { n++; }
BEGIN /n == 23/ { n++; }
BEGIN /n == 24/ { n++; }
BEGIN /n == 25/ { n++; }
BEGIN /n == 26/ { n++; }
BEGIN /n == 27/ { n++; }
BEGIN /n == 28/ { n++; }
BEGIN /n == 29/ { n++; }
BEGIN /n == 30/ { n++; }
BEGIN /n == 31/ { n++; }
BEGIN /n == 32/ { n++; }
BEGIN /n == 33/ { n++; }
BEGIN /n == 34/ { n++; }
BEGIN /n == 35/ { n++; }
BEGIN /n == 36/ { n++; }
BEGIN /n == 37/ { n++; }
BEGIN /n == 38/ { n++; }
BEGIN /n == 39/ { n++; }
BEGIN /n == 40/ { n++; }
BEGIN /n == 41/ { n++; }
BEGIN /n == 42/ { n++; }
BEGIN /n == 43/ { n++; }
BEGIN /n == 44/ { n++; }
BEGIN /n == 45/ { n++; }
BEGIN /n == 46/ { n++; }
BEGIN /n == 47/ { n++; }
BEGIN /n == 48/ { n++; }
BEGIN /n == 49/ { n++; }
BEGIN /n == 50/ { n++; }
BEGIN /n == 51/ { n++; }
BEGIN /n == 52/ { n++; }
BEGIN /n == 53/ { n++; }
BEGIN /n == 54/ { n++; }
BEGIN /n == 55/ { n++; }
BEGIN /n == 56/ { n++; }
BEGIN /n == 57/ { n++; }
BEGIN /n == 58/ { n++; }
BEGIN /n == 59/ { n++; }
BEGIN /n == 60/ { n++; }
BEGIN /n == 61/ { n++; }
BEGIN /n == 62/ { n++; }
BEGIN /n == 63/ { n++; }
BEGIN /n == 64/ { n++; }
BEGIN /n == 65/ { n++; }
BEGIN /n == 66/ { n++; }
BEGIN /n == 67/ { n++; }
BEGIN /n == 68/ { n++; }
BEGIN /n == 69/ { n++; }
BEGIN /n == 70/ { n++; }
BEGIN /n == 71/ { n++; }
BEGIN /n == 72/ { n++; }
BEGIN /n == 73/ { n++; }
BEGIN /n == 74/ { n++; }
BEGIN /n == 75/ { n++; }
BEGIN /n == 76/ { n++; }
BEGIN /n == 77/ { n++; }
BEGIN /n == 78/ { n++; }
BEGIN /n == 79/ { n++; }
BEGIN /n == 80/ { n++; }
BEGIN /n == 81/ { n++; }
BEGIN /n == 82/ { n++; }
BEGIN /n == 83/ { n++; }
BEGIN /n == 84/ { n++; }
BEGIN /n == 85/ { n++; }
BEGIN /n == 86/ { n++; }
BEGIN /n == 87/ { n++; }
BEGIN /n == 88/ { n++; }
BEGIN /n == 89/ { n++; }
BEGIN /n == 90/ { n++; }
BEGIN /n == 91/ { n++; }
BEGIN /n == 92/ { n++; }
BEGIN /n == 93/ { n++; }
BEGIN /n == 94/ { n++; }
BEGIN /n == 95/ { n++; }
BEGIN /n == 96/ { n++; }
BEGIN /n == 97/ { n++; }
BEGIN /n == 98/ { n++; }
BEGIN /n == 99/ { n++; }
BEGIN
{
	printf("%d\n", n);
	exit(0);
}
