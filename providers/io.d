/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Files and block input and output: fileinfo_t of an open file, bufinfo_t and devinfo_t of a
 * request to a disk. What has no file, device or name says "<none>", what has one that cannot be
 * told says "<unknown>".
 *
 * provides: fileinfo_t fds bufinfo_t devinfo_t caddr_t offset_t __bdev_t
 * provides: B_BUSY B_DONE B_ERROR B_PAGEIO B_PHYS B_READ B_WRITE B_ASYNC
 * provides: O_ACCMODE O_RDONLY O_WRONLY O_RDWR O_CREAT O_EXCL O_NOCTTY O_TRUNC O_APPEND
 * provides: O_NONBLOCK O_NDELAY O_DSYNC O_RSYNC O_SYNC O_ASYNC O_DIRECT O_LARGEFILE O_DIRECTORY
 * provides: O_NOFOLLOW O_NOATIME O_CLOEXEC O_PATH O_TMPFILE
 */
typedef char *caddr_t;
typedef int64_t offset_t;

/* ---- open(2), fi_oflags; a few differ by machine, which a register's name tells */

typedef struct __machine {
	int arm64;
} __machine_t;

translator __machine_t < int X > {
	arm64 = offsetof(struct pt_regs, pstate) > 0;
	arm64 = 0;
};

inline int O_ACCMODE = 0x3;
inline int O_RDONLY = 0;
inline int O_WRONLY = 0x1;
inline int O_RDWR = 0x2;
inline int O_CREAT = 0x40;
inline int O_EXCL = 0x80;
inline int O_NOCTTY = 0x100;
inline int O_TRUNC = 0x200;
inline int O_APPEND = 0x400;
inline int O_NONBLOCK = 0x800;
inline int O_NDELAY = 0x800;
inline int O_DSYNC = 0x1000;
inline int O_ASYNC = 0x2000;
inline int O_DIRECT = xlate <__machine_t> (0).arm64 ? 0x10000 : 0x4000;
inline int O_LARGEFILE = xlate <__machine_t> (0).arm64 ? 0x20000 : 0x8000;
inline int O_DIRECTORY = xlate <__machine_t> (0).arm64 ? 0x4000 : 0x10000;
inline int O_NOFOLLOW = xlate <__machine_t> (0).arm64 ? 0x8000 : 0x20000;
inline int O_NOATIME = 0x40000;
inline int O_CLOEXEC = 0x80000;
inline int O_SYNC = 0x101000;
inline int O_RSYNC = 0x101000;
inline int O_PATH = 0x200000;
inline int O_TMPFILE = 0x400000 | O_DIRECTORY;

/* ---- files */

typedef struct fileinfo {
	string fi_name;		/* last part of its path */
	string fi_dirname;	/* the path before that */
	string fi_pathname;	/* the whole path */
	offset_t fi_offset;	/* where the next byte is read or written */
	char fi_fs[16];		/* type of its file system */
	string fi_mount;	/* where that is mounted */
	int fi_oflags;		/* O_… */
} fileinfo_t;

translator fileinfo_t < struct file *F > {
	fi_name = F == NULL ? "<none>" :
		  F->f_path.dentry == F->f_path.dentry->d_parent ? basename(d_path(&F->f_path)) :
		  stringof(F->f_path.dentry->d_name.name);
	fi_dirname = F == NULL ? "<none>" : dirname(d_path(&F->f_path));
	fi_pathname = F == NULL ? "<none>" : d_path(&F->f_path);
	fi_offset = F == NULL ? 0 : F->f_pos;
	fi_fs = F == NULL ? "<none>" : stringof(F->f_inode->i_sb->s_type->name);
	fi_mount = F == NULL ? "<none>" : __mountpath(&F->f_path);
	fi_oflags = F == NULL ? 0 : (int)F->f_flags;
};

inline fileinfo_t fds[int fd] = xlate <fileinfo_t>
	(fd >= 0 && fd < curthread->files->fdt->max_fds ? curthread->files->fdt->fd[fd] : NULL);

/* ---- requests to block devices, b_flags */

inline int B_BUSY = 0x1;
inline int B_DONE = 0x2;
inline int B_ERROR = 0x4;
inline int B_PAGEIO = 0x10;
inline int B_PHYS = 0x20;
inline int B_READ = 0x40;
inline int B_WRITE = 0x100;
inline int B_ASYNC = 0x400;

typedef struct bufinfo {
	int b_flags;		/* B_… */
	size_t b_bcount;	/* bytes */
	caddr_t b_addr;		/* address of the bytes, where the kernel has one */
	uint64_t b_lblkno;	/* block number in the device */
	uint64_t b_blkno;	/* the same in units of 512 bytes */
	size_t b_resid;		/* bytes not done */
	size_t b_bufsize;	/* size of the buffer */
	caddr_t b_iodone;	/* function called at the end */
	int b_error;		/* what went wrong */
	dev_t b_edev;		/* device */
} bufinfo_t;

typedef struct devinfo {
	int dev_major;		/* numbers of the device */
	int dev_minor;
	int dev_instance;	/* number of the disk, as the kernel counts its minors */
	char dev_name[32];	/* name of the disk */
	char dev_statname[32];	/* name of the device: the disk or its partition */
	char dev_pathname[48];	/* path of the device */
} devinfo_t;

/* A device, from what a struct bio knows of it: until 5.11 that was a disk and a partition. */
typedef struct __bdev {
	unsigned int dev;
	int minor;
	string disk;
	string name;
} __bdev_t;

translator __bdev_t < struct bio *B > {
	dev = B->bi_bdev->bd_dev;
	dev = B->bi_disk->part_tbl->part[B->bi_partno]->__dev.devt;
	minor = B->bi_bdev->bd_disk->first_minor;
	minor = B->bi_disk->first_minor;
	disk = stringof(B->bi_bdev->bd_disk->disk_name);
	disk = stringof(B->bi_disk->disk_name);
	name = stringof(B->bi_bdev->bd_device.kobj.name);
	name = stringof(B->bi_disk->part_tbl->part[B->bi_partno]->__dev.kobj.name);
};

translator __bdev_t < struct block_device *D > {
	dev = D->bd_dev;
	minor = D->bd_disk->first_minor;
	disk = stringof(D->bd_disk->disk_name);
	name = stringof(D->bd_device.kobj.name);
	name = stringof(D->bd_part->__dev.kobj.name);
};

translator bufinfo_t < struct bio *B > {
	b_flags = (B->bi_opf & 1 ? B_WRITE : B_READ) |
		  (B->bi_opf & (1 << 11) ? 0 : B_ASYNC) | (B->bi_status ? B_ERROR : 0);
	b_bcount = B->bi_iter.bi_size;
	b_addr = 0;
	b_lblkno = B->bi_iter.bi_sector;
	b_blkno = B->bi_iter.bi_sector;
	b_resid = B->bi_iter.bi_size;
	b_bufsize = B->bi_iter.bi_size;
	b_iodone = (caddr_t)B->bi_end_io;
	b_error = B->bi_status;
	b_edev = xlate <__bdev_t> (B).dev;
};

translator devinfo_t < struct bio *B > {
	dev_major = xlate <__bdev_t> (B).dev >> 20;
	dev_minor = xlate <__bdev_t> (B).dev & 0xfffff;
	dev_instance = xlate <__bdev_t> (B).minor;
	dev_name = xlate <__bdev_t> (B).disk;
	dev_statname = xlate <__bdev_t> (B).name;
	dev_pathname = strjoin("/dev/", xlate <__bdev_t> (B).name);
};

/* A request is made of pages; which file they are of is not told. */
translator fileinfo_t < struct bio *B > {
	fi_name = "<none>";
	fi_dirname = "<none>";
	fi_pathname = "<none>";
	fi_offset = 0;
	fi_fs = "<none>";
	fi_mount = "<none>";
	fi_oflags = 0;
};

translator bufinfo_t < struct buffer_head *B > {
	b_flags = (B->b_state & (1 << 1) ? 0 : B_BUSY) | B_PAGEIO;
	b_bcount = B->b_size;
	b_addr = B->b_data;
	b_lblkno = B->b_blocknr;
	b_blkno = B->b_blocknr * (B->b_size / 512);
	b_resid = 0;
	b_bufsize = B->b_size;
	b_iodone = (caddr_t)B->b_end_io;
	b_error = 0;
	b_edev = B->b_bdev->bd_dev;
};

translator devinfo_t < struct buffer_head *B > {
	dev_major = B->b_bdev->bd_dev >> 20;
	dev_minor = B->b_bdev->bd_dev & 0xfffff;
	dev_instance = xlate <__bdev_t> (B->b_bdev).minor;
	dev_name = xlate <__bdev_t> (B->b_bdev).disk;
	dev_statname = xlate <__bdev_t> (B->b_bdev).name;
	dev_pathname = strjoin("/dev/", xlate <__bdev_t> (B->b_bdev).name);
};
