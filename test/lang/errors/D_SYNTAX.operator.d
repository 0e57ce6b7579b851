/* test: D_SYNTAX: an operator without its operand
 * options: -e
 * tag: D_SYNTAX
 */
BEGIN { x = 1 + ; exit(0); }
