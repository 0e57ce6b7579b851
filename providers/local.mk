# providers: one file each, and its translators.
libtrace_la_SOURCES +=
# dist_pkgdata_DATA += providers/NAME.d
