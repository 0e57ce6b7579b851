/*
 * This one cannot be compiled.
 * provides: broken_t
 */
typedef struct nowhere_defined broken_t
