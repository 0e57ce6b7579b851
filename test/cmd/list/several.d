/* test: several enablings
 * options: @noscript
 * options: -l -n BEGIN -n END
 */
