dnl SPDX-License-Identifier: LGPL-2.1-or-later
dnl Checks for libraries and programs that say which package to install.

dnl TR_INSTALL_HINT(DEBIAN, FEDORA): the common tail of every "not found" message.
AC_DEFUN([TR_INSTALL_HINT], [Debian, Ubuntu: apt-get install $1
  Fedora: dnf install $2
  or run ./bootstrap, which installs everything.])

dnl TR_NEED_PKG(PREFIX, PKG-CONFIG SPEC, DEBIAN, FEDORA): a library that must be there.
AC_DEFUN([TR_NEED_PKG], [PKG_CHECK_MODULES([$1], [$2], [],
  [AC_MSG_ERROR([$2 not found.
  TR_INSTALL_HINT([$3], [$4])])])])

dnl TR_NEED_PROG(VARIABLE, PROGRAM, DEBIAN, FEDORA): a build tool that must be there.
AC_DEFUN([TR_NEED_PROG], [AC_CHECK_PROGS([$1], [$2])
AS_IF([test -z "$$1"], [AC_MSG_ERROR([$2 not found.
  TR_INSTALL_HINT([$3], [$4])])])])

dnl TR_NEED_LIBDWARF: by pkg-config where the package ships a .pc file (from 0.3.3), else by hand.
AC_DEFUN([TR_NEED_LIBDWARF], [PKG_CHECK_MODULES([LIBDWARF], [libdwarf], [], [
  LIBDWARF_LIBS=-ldwarf LIBDWARF_CFLAGS=
  AC_CHECK_HEADER([libdwarf.h], [], [
    AC_CHECK_HEADER([libdwarf/libdwarf.h],
      [LIBDWARF_CFLAGS=`printf '#include <libdwarf/libdwarf.h>\n' | $CPP $CPPFLAGS -M - 2>/dev/null |
        tr ' ' '\n' | $SED -n 's|\(.*\)/libdwarf\.h$|-I\1|p' | head -n 1`],
      [AC_MSG_ERROR([libdwarf not found.
  TR_INSTALL_HINT([libdwarf-dev], [libdwarf-devel])])])])
  AC_CHECK_LIB([dwarf], [dwarf_finish], [:], [AC_MSG_ERROR([libdwarf cannot be linked.
  TR_INSTALL_HINT([libdwarf-dev], [libdwarf-devel])])], [-lelf -lz])
  AC_SUBST([LIBDWARF_CFLAGS])
  AC_SUBST([LIBDWARF_LIBS])])])

dnl TR_VERSION_AT_LEAST(VERSION, WANTED, IF-SO, IF-NOT)
AC_DEFUN([TR_VERSION_AT_LEAST], [AS_VERSION_COMPARE([$1], [$2], [$4], [$3], [$3])])
