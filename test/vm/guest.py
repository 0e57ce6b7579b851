# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What test/vm/run and test/vm/shell share: gathering the guest's files, writing them as an
# initramfs, finding the kernel, and the qemu command line.
#
# In:      a kernel name (fetched by test/vm/fetch), a build directory, further files.
# Out:     an uncompressed "newc" cpio archive and the arguments of qemu.
# Relies:  busybox (static), ldd, qemu-system-x86_64; no privileges, since device nodes and
#          owners exist only inside the archive.
import functools
import lzma
import os
import shlex
import shutil
import stat
import subprocess
import sys
import tempfile

VM_DIR = os.path.dirname(os.path.abspath(__file__))
SOURCE_DIR = os.path.dirname(os.path.dirname(VM_DIR))
CACHE = os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "trace-vm")
KERNELS = ("5.10", "6.1", "6.12", "7.x")
QEMU = "qemu-system-x86_64"
PATH = "/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin"


class Failure(Exception):
	"""Something the user has to know; the message is one line."""


class Initramfs:
	"""Files by guest path. /bin, /sbin, /lib and /lib64 are links into /usr, as on the host."""

	LINKS = ("bin", "sbin", "lib", "lib64")

	def __init__(self):
		self.entries = {}
		for name in self.LINKS:
			self.mkdir("/usr/" + name)
			self.symlink("/" + name, "usr/" + name)

	def canonical(self, path):
		path = os.path.normpath("/" + path.lstrip("/"))
		first = path.split("/")[1]
		if first in self.LINKS and path != "/" + first:
			path = "/usr" + path
		return path

	def put(self, path, mode, data=b"", rdev=(0, 0)):
		path = self.canonical(path)
		if path != "/":
			self.mkdir(os.path.dirname(path))
		self.entries[path] = (mode, data, rdev)

	def mkdir(self, path, mode=0o755):
		path = self.canonical(path)
		if path not in self.entries and path != "/":
			self.put(path, stat.S_IFDIR | mode)

	def symlink(self, path, target):
		path = os.path.normpath(path)
		self.mkdir(os.path.dirname(path))
		self.entries[path] = (stat.S_IFLNK | 0o777, os.fsencode(target), (0, 0))

	def write(self, path, data, mode=0o644):
		self.put(path, stat.S_IFREG | mode, data)

	def device(self, path, major, minor):
		self.put(path, stat.S_IFCHR | 0o600, rdev=(major, minor))

	def add(self, source, path):
		"""Add a file, or a directory with all it holds."""
		if os.path.isdir(source):
			self.mkdir(path)
			for name in sorted(os.listdir(source)):
				self.add_member(os.path.join(source, name), os.path.join(path, name))
			return
		with open(source, "rb") as file:
			mode = stat.S_IMODE(os.fstat(file.fileno()).st_mode)
			self.write(path, file.read(), mode)

	def add_member(self, source, path):
		name = os.path.basename(source)
		if name.endswith(".o") and not name.endswith(".bpf.o") or name in (".deps", ".libs"):
			return
		if os.path.islink(source):
			self.symlink(path, os.readlink(source))
		elif os.path.isdir(source) or os.path.isfile(source):
			self.add(source, path)

	def add_program(self, source, path, libdirs=()):
		"""Add an executable or shared library together with all that ldd finds for it."""
		self.add(source, path)
		self.add_libraries(source, libdirs)

	def add_libraries(self, source, libdirs=()):
		for library in shared_libraries(source, tuple(libdirs)):
			path = library
			if os.path.realpath(os.path.dirname(library)) in libdirs:
				path = os.path.join("/usr/lib", os.path.basename(library))
			if self.canonical(path) not in self.entries:
				self.add(library, path)

	def save(self, file):
		for number, (path, entry) in enumerate(sorted(self.entries.items()), 1):
			write_cpio_entry(file, number, os.fsencode(path[1:]), *entry)
		write_cpio_entry(file, 0, b"TRAILER!!!", 0, b"", (0, 0))


def write_cpio_entry(file, inode, name, mode, data, rdev):
	fields = (inode, mode, 0, 0, 1, 0, len(data), 0, 0, rdev[0], rdev[1], len(name) + 1, 0)
	header = b"070701" + b"".join(b"%08X" % field for field in fields) + name + b"\0"
	file.write(header + b"\0" * (-len(header) % 4))
	file.write(data)
	file.write(b"\0" * (-len(data) % 4))


@functools.lru_cache(maxsize=None)
def shared_libraries(source, libdirs):
	"""The shared libraries of an ELF file, those in libdirs first."""
	env = dict(os.environ, LC_ALL="C")
	if libdirs:
		env["LD_LIBRARY_PATH"] = ":".join(libdirs)
	ldd = subprocess.run(["ldd", source], env=env, text=True, capture_output=True, check=False)
	found = []
	for line in ldd.stdout.splitlines():
		words = line.split()
		if "not found" in line:
			raise Failure(f"{source}: {line.strip()}")
		if "=>" in words and words[2].startswith("/"):
			found.append(words[2])
		elif words and words[0].startswith("/"):
			found.append(words[0])
	return found


def is_elf(path):
	try:
		with open(path, "rb") as file:
			return file.read(4) == b"\x7fELF"
	except OSError:
		return False


def kernel_dir(name):
	if name not in KERNELS:
		raise Failure(f"{name}: unknown kernel, choose from: {' '.join(KERNELS)}")
	path = os.path.join(CACHE, "kernels", name)
	if not os.path.exists(os.path.join(path, "vmlinuz")):
		raise Failure(f"{name}: not in the cache, get it with: test/vm/fetch {name}")
	return path


def find_program(name):
	path = shutil.which(name, path=os.environ.get("PATH", "") + ":" + PATH)
	if not path:
		raise Failure(f"{name}: not found on this machine (see test/vm/README.md)")
	return path


# ---- the contents of the guest ------------------------------------------------------------

def add_base(image):
	"""A small root file system that is the same for each run."""
	busybox = find_program("busybox")
	image.add_program(busybox, "/usr/bin/busybox")
	applets = subprocess.run([busybox, "--list"], capture_output=True, text=True, check=True)
	for applet in applets.stdout.split():
		if applet != "busybox":
			image.symlink("/usr/bin/" + applet, "busybox")
	image.add(os.path.join(VM_DIR, "init"), "/init")
	image.device("/dev/console", 5, 1)
	image.device("/dev/null", 1, 3)
	for path in ("/proc", "/sys", "/root", "/mnt", "/run", "/var/run", "/etc"):
		image.mkdir(path)
	image.mkdir("/tmp", 0o1777)
	image.write("/etc/passwd", b"root:x:0:0:root:/root:/bin/sh\n"
		b"user:x:1000:1000:user:/tmp:/bin/sh\nnobody:x:65534:65534:nobody:/:/bin/sh\n")
	image.write("/etc/group", b"root:x:0:\nuser:x:1000:\nnogroup:x:65534:\n")
	image.write("/etc/hosts", b"127.0.0.1 localhost\n::1 localhost\n")
	add_host_program(image, "bpftool", optional=True)


def add_host_program(image, name, optional=False):
	try:
		path = os.path.abspath(find_program(name))
	except Failure:
		if optional:
			return
		raise
	image.add_program(path, path)


def library_dirs(build):
	dirs = (os.path.join(build, sub) for sub in (".libs", "libtrace/.libs"))
	return tuple(os.path.realpath(path) for path in dirs if os.path.isdir(path))


def add_build(image, build):
	"""What a build directory holds, as if installed in /usr, with the test programs in /test."""
	build = os.path.abspath(build)
	libdirs = library_dirs(build)
	for libdir in libdirs:
		for name in sorted(os.listdir(libdir)):
			if ".so" in name and is_elf(os.path.join(libdir, name)):
				image.add_member(os.path.join(libdir, name), "/usr/lib/" + name)
				image.add_libraries(os.path.join(libdir, name), libdirs)
	image.add_member(os.path.join(build, "share/trace"), "/usr/share/trace")
	add_test_programs(image, build, libdirs)
	programs = (real_program(os.path.join(build, name)) for name in ("trace", "cmd/trace"))
	program = next(filter(None, programs), None)
	if program:
		image.add_program(program, "/usr/sbin/trace", libdirs)
	return program is not None


def real_program(path):
	"""libtool leaves a shell script and puts the program into .libs."""
	head, tail = os.path.split(path)
	for candidate in (os.path.join(head, ".libs", tail), path):
		if is_elf(candidate) and os.access(candidate, os.X_OK):
			return candidate
	return None


def add_test_programs(image, build, libdirs):
	top = os.path.join(build, "test")
	for directory, subdirs, names in os.walk(top):
		subdirs[:] = sorted(sub for sub in subdirs if sub not in (".libs", ".deps", "vm"))
		for name in sorted(names):
			path = os.path.join(directory, name)
			guest = os.path.join("/test", os.path.relpath(path, top))
			if name.endswith((".bpf.o", ".so")):
				image.add(path, guest)
			elif os.access(path, os.X_OK) and real_program(path):
				image.add_program(real_program(path), guest, libdirs)
				if os.path.basename(directory) == "workload":
					image.symlink("/usr/bin/" + name, guest)


def add_tests(image):
	"""The test tree, and what the providers read at run time."""
	for name in sorted(os.listdir(os.path.join(SOURCE_DIR, "test"))):
		if name not in ("vm", "workload", "fuzz"):
			image.add(os.path.join(SOURCE_DIR, "test", name), "/test/" + name)


def module_data(path):
	with open(path, "rb") as file:
		data = file.read()
	return lzma.decompress(data) if path.endswith(".xz") else data


def add_modules(image, kernel, names):
	"""Add kernel modules and what they depend on, in the order in which to load them."""
	if not names:
		return
	files = {}
	for directory, _, found in os.walk(os.path.join(kernel_dir(kernel), "modules")):
		for name in found:
			stem = name.split(".ko")[0].replace("-", "_")
			files[stem] = os.path.join(directory, name)
	order = []
	for name in names:
		collect_module(files, name.replace("-", "_"), order)
	for name, data in order:
		image.write(f"/lib/modules/{name}.ko", data)
	image.write("/lib/modules/order", "".join(name + "\n" for name, _ in order).encode())


def collect_module(files, name, order):
	if any(name == done for done, _ in order):
		return
	if name not in files:
		raise Failure(f"module {name}: this kernel has none")
	data = module_data(files[name])
	at = data.find(b"\0depends=")
	depends = data[at + 9:data.index(b"\0", at + 9)] if at >= 0 else b""
	for other in filter(None, depends.decode().split(",")):
		collect_module(files, other.replace("-", "_"), order)
	order.append((name, data))


def command_script(command, environment=(), directory="/"):
	"""A shell script that becomes exactly this command, whatever bytes its arguments hold."""
	lines = [f"export {shlex.quote(setting)}" for setting in environment]
	lines.append(f"cd {shlex.quote(directory)} || exit 127")
	lines.append("exec " + " ".join(shlex.quote(word) for word in command))
	return os.fsencode("\n".join(lines) + "\n")


def add_file(image, word):
	source, _, path = word.partition(":")
	path = path or "/" + os.path.basename(os.path.abspath(source))
	if path.endswith("/"):
		path += os.path.basename(source)
	try:
		image.add(source, path)
	except OSError as error:
		raise Failure(f"{source}: {error.strerror}") from error
	if is_elf(source):
		image.add_libraries(source)


def build_initramfs(options, file, command=None, profile=""):
	"""command: the script to run; without one the guest offers a shell."""
	image = Initramfs()
	add_base(image)
	build = options.build or os.environ.get("TRACE_BUILDDIR") or os.getcwd()
	if not add_build(image, build) and options.build:
		complain(f"note: no program 'trace' in {build}")
	add_tests(image)
	add_modules(image, options.kernel, options.modules)
	for name in options.programs:
		add_host_program(image, name)
	for word in options.files:
		add_file(image, word)
	if command is not None:
		image.write("/run/command", command)
	image.write("/etc/profile", profile.encode())
	image.save(file)
	file.flush()


def add_options(parser):
	"""The options that say what the guest is made of."""
	add = parser.add_argument
	add("kernel", metavar="KERNEL", help="5.10, 6.1, 6.12 or 7.x")
	add("-b", metavar="BUILDDIR", dest="build", help="build directory "
		"(default: $TRACE_BUILDDIR, else the current directory)")
	add("-f", metavar="FILE[:GUESTPATH]", action="append", default=[], dest="files",
		help="add a file or directory, by default as /NAME; a program gets its libraries")
	add("-p", metavar="PROGRAM", action="append", default=[], dest="programs",
		help="add a program of this machine with its libraries")
	add("-m", metavar="MODULE", action="append", default=[], dest="modules",
		help="load a kernel module before the command")
	add("-a", metavar="ARGUMENTS", default="", dest="append", help="add to the kernel command line")


# ---- qemu ---------------------------------------------------------------------------------

# A boot sector that leaves qemu through its debug-exit port: it runs only if KVM really does.
PROBE_CODE = b"\xb0\x2a\xe6\xf4\xf4\xeb\xfd"	# mov $42,%al; out %al,$0xf4; 1: hlt; jmp 1b
PROBE_STATUS = 42 * 2 + 1


def probe_kvm():
	if not os.access("/dev/kvm", os.R_OK | os.W_OK):
		return False
	with tempfile.NamedTemporaryFile(prefix="trace-vm-probe.") as disk:
		disk.write((PROBE_CODE.ljust(510, b"\0") + b"\x55\xaa").ljust(1474560, b"\0"))
		disk.flush()
		args = [QEMU, "-M", "pc", "-accel", "kvm", "-cpu", "host", "-m", "64", "-nodefaults",
			"-display", "none", "-drive", f"if=floppy,format=raw,file={disk.name}",
			"-device", "isa-debug-exit,iobase=0xf4,iosize=1"]
		try:
			probe = subprocess.run(args, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
				stderr=subprocess.DEVNULL, timeout=5, check=False)
		except subprocess.TimeoutExpired:
			return False
		return probe.returncode == PROBE_STATUS


def accelerator():
	"""qemu's -accel option; the probe's answer is kept until the machine boots anew.

	One thread runs all emulated CPUs in turn: with one each, a CPU of qemu 7 and 8 can meet
	an int3 that the kernel has already taken away again (jump labels, kprobes, ftrace), and
	oopses. It costs no time where the processors are shared.
	"""
	wanted = os.environ.get("TRACE_VM_ACCEL")
	if wanted:
		return wanted
	with open("/proc/sys/kernel/random/boot_id", encoding="ascii") as file:
		boot = file.read().strip()
	path = os.path.join(CACHE, "accel")
	try:
		with open(path, encoding="ascii") as file:
			known = file.read().split()
			if len(known) == 2 and known[0] == boot:
				return known[1]
	except OSError:
		pass
	answer = "kvm" if probe_kvm() else "tcg,thread=single"
	with tempfile.NamedTemporaryFile("w", dir=CACHE, delete=False) as file:
		file.write(f"{boot} {answer}\n")
	os.replace(file.name, path)
	return answer


def qemu_arguments(kernel, initramfs, ports, append=""):
	"""ports: the chardev options of the serial ports; port 0 is the kernel's console."""
	accel = accelerator()
	# setpriv: qemu dies with this script, even when that is killed.
	args = [find_program("setpriv"), "--pdeathsig", "KILL",
		find_program(QEMU), "-M", "pc", "-accel", accel,
		"-cpu", "host" if accel.startswith("kvm") else "max", "-smp", "2", "-m", "2G",
		"-nodefaults", "-display", "none", "-no-reboot",
		"-kernel", os.path.join(kernel_dir(kernel), "vmlinuz"), "-initrd", initramfs,
		"-append", "console=ttyS0 panic=-1 mitigations=off nokaslr quiet " + append]
	# Interrupt lines of their own: qemu's ISA bus cannot share one between two ports.
	for number, (port, irq) in enumerate(zip(ports, (4, 3, 10, 11))):
		args += ["-chardev", port + f",id=port{number}",
			"-device", f"isa-serial,index={number},irq={irq},chardev=port{number}"]
	return args


def complain(text):
	sys.stderr.write(f"{os.path.join('test/vm', os.path.basename(sys.argv[0]))}: {text}\n")
