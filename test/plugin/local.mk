# test/plugin: provider plugins as others would make them, with the installed headers and libtrace.so alone.
PLUGIN_CC = $(CC) -std=gnu11 -Wall -Wextra $(WERROR_CFLAGS) -O -shared -fPIC -Itest/plugin/include
PLUGIN_LD = -L.libs -ltrace
BROKEN_PLUGINS = test/plugin/broken/version.so test/plugin/broken/entry.so test/plugin/broken/call.so \
	test/plugin/broken/name.so test/plugin/broken/callback.so
check_DATA = test/plugin/good/sample.so $(BROKEN_PLUGINS)
CLEANFILES += $(check_DATA) test/plugin/include/trace/*.h

test/plugin/include/trace/provider.h: $(dist_trace_HEADERS)
	$(AM_V_GEN)$(MKDIR_P) test/plugin/include/trace test/plugin/good test/plugin/broken
	$(AM_V_at)cp -f $(srcdir)/include/trace/*.h test/plugin/include/trace/

test/plugin/good/sample.so: $(srcdir)/test/plugin/sample.c test/plugin/include/trace/provider.h libtrace.la
	$(AM_V_CCLD)$(PLUGIN_CC) $(srcdir)/test/plugin/sample.c -o $@ $(PLUGIN_LD)

$(BROKEN_PLUGINS): $(srcdir)/test/plugin/broken.c test/plugin/include/trace/provider.h libtrace.la
	$(AM_V_CCLD)kind=`basename $@ .so | tr a-z A-Z`; \
		$(PLUGIN_CC) -DBROKEN=BROKEN_$$kind $(srcdir)/test/plugin/broken.c -o $@ $(PLUGIN_LD)
