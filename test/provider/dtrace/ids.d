/* test: BEGIN, END and ERROR are probes 1, 2 and 3
 * options: -l
 * match: ^ +1 +dtrace +BEGIN$
 * match: ^ +2 +dtrace +END$
 * match: ^ +3 +dtrace +ERROR$
 */
BEGIN, END, ERROR
{
}
