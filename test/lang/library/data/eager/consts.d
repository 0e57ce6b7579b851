/* A library that does not say what it has: it is always read. */
inline int ANSWER = 42;
