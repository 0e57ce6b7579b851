/* test: -i lists one probe
 * options: @noscript
 * options: -l -i 1
 * needs: root
 * match: ^ +1 +dtrace +BEGIN$
 */
