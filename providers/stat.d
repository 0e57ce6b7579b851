/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Types and permissions of files, and what calls about files take.
 *
 * provides: S_IFMT S_IFSOCK S_IFLNK S_IFREG S_IFBLK S_IFDIR S_IFCHR S_IFIFO S_ISUID S_ISGID
 * provides: S_ISVTX S_IRWXU S_IRUSR S_IWUSR S_IXUSR S_IRWXG S_IRGRP S_IWGRP S_IXGRP S_IRWXO
 * provides: S_IROTH S_IWOTH S_IXOTH F_OK X_OK W_OK R_OK SEEK_SET SEEK_CUR SEEK_END SEEK_DATA
 * provides: SEEK_HOLE AT_FDCWD AT_SYMLINK_NOFOLLOW AT_REMOVEDIR AT_EACCESS AT_SYMLINK_FOLLOW
 * provides: AT_EMPTY_PATH
 */
/* ---- type of a file, in its mode */
inline int S_IFMT = 0xf000;
inline int S_IFSOCK = 0xc000;
inline int S_IFLNK = 0xa000;
inline int S_IFREG = 0x8000;
inline int S_IFBLK = 0x6000;
inline int S_IFDIR = 0x4000;
inline int S_IFCHR = 0x2000;
inline int S_IFIFO = 0x1000;

/* ---- permissions, in its mode */

inline int S_ISUID = 04000;
inline int S_ISGID = 02000;
inline int S_ISVTX = 01000;
inline int S_IRWXU = 0700;
inline int S_IRUSR = 0400;
inline int S_IWUSR = 0200;
inline int S_IXUSR = 0100;
inline int S_IRWXG = 070;
inline int S_IRGRP = 040;
inline int S_IWGRP = 020;
inline int S_IXGRP = 010;
inline int S_IRWXO = 07;
inline int S_IROTH = 04;
inline int S_IWOTH = 02;
inline int S_IXOTH = 01;

/* ---- access(2) */

inline int F_OK = 0;
inline int X_OK = 1;
inline int W_OK = 2;
inline int R_OK = 4;

/* ---- lseek(2) */

inline int SEEK_SET = 0;
inline int SEEK_CUR = 1;
inline int SEEK_END = 2;
inline int SEEK_DATA = 3;
inline int SEEK_HOLE = 4;

/* ---- openat(2) and its like */

inline int AT_FDCWD = -100;
inline int AT_SYMLINK_NOFOLLOW = 0x100;
inline int AT_REMOVEDIR = 0x200;
inline int AT_EACCESS = 0x200;
inline int AT_SYMLINK_FOLLOW = 0x400;
inline int AT_EMPTY_PATH = 0x1000;
