/* test: D_SYNTAX: a word that begins no statement
 * options: -e
 * tag: D_SYNTAX
 */
BEGIN { while (1) { } exit(0); }
