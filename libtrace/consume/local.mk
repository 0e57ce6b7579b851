# libtrace/consume: records, aggregations and drops out of the kernel.
libtrace_la_SOURCES += \
	libtrace/consume/action.c \
	libtrace/consume/aggprint.c \
	libtrace/consume/aggregate.c \
	libtrace/consume/aggregate.h \
	libtrace/consume/aggsort.c \
	libtrace/consume/consume.c \
	libtrace/consume/consume.h \
	libtrace/consume/drops.c \
	libtrace/consume/impl.h \
	libtrace/consume/grab.c \
	libtrace/consume/json.c \
	libtrace/consume/keep.c \
	libtrace/consume/maps.c \
	libtrace/consume/pcap.c \
	libtrace/consume/record.c \
	libtrace/consume/ring.c \
	libtrace/consume/ring.h \
	libtrace/consume/snapshot.c \
	libtrace/consume/spec.c \
	libtrace/consume/text.c
