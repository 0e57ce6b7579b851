/* test: other link modes are refused
 * options: @noscript -x linkmode=dynamic -n BEGIN
 * exit: 2
 * err: ^trace: option linkmode=dynamic does not exist on Linux$
 * out: none
 */
