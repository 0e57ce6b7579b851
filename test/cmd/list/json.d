/* test: -l with --json: an object for each probe
 * options: @noscript --json -l -n BEGIN
 * match: ^\{"type":"probe","id":1,"provider":"dtrace","module":"","function":"","name":"BEGIN"\}$
 */
