# libtrace/consume: records, aggregations and drops out of the kernel.
libtrace_la_SOURCES +=
