/* test: -lv shows argument types
 * options: @noscript
 * options: -lvn syscall::read:entry
 * needs: root btf
 * match: args\[2\]: size_t
 */
