/* test: a description that matches nothing is an error
 * options: @noscript
 * options: -n 'nosuch::: { exit(0); }'
 * needs: root
 * out: none
 * exit: 1
 * err: nosuch::: does not match any probes
 */
