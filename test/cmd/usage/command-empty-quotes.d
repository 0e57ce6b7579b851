/* test: -c with a name of no letters
 * options: @noscript -n BEGIN -c "''"
 * exit: 2
 * err: ^trace: -c: "''" is no command$
 */
