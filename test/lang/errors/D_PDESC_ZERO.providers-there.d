/* test: a provider that does not exist: the error names those that do
 * options: -e
 * exit: 1
 * err: hint: there is no provider 'nosuchprovider'; there are dtrace profile syscall
 */
nosuchprovider:::start
{
}
