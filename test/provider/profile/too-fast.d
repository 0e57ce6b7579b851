/* test: more than 5000 times a second is refused, and the hint says so
 * exit: 1
 * err: more often than 5000 times a second
 */
profile-10us
{
}
