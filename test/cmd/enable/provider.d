/* test: -P enables a provider's probes
 * options: @noscript
 * options: -c true -P 'dtrace { @[probename] = count(); }'
 * needs: bpf
 * match: ^ +BEGIN +1
 * match: ^ +END +1
 * err: ^trace: provider 'dtrace' matched 3 probes$
 */
