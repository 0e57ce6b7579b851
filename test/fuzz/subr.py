# SPDX-License-Identifier: LGPL-2.1-or-later
#
# D's subroutines on strings and numbers, as the reference evaluator does them.
#
# In:      values of the arguments: ints in their own types, bytes.
# Out:     TABLE: name -> (result type, argument letters, function). Call and Rest are nodes.
# Relies:  model.py.
from model import ILLOP, INT, LONG, P_ADD, P_ASSIGN, P_MUL, P_POSTFIX, STR, Fault, Invalid, Node, Type, Undefined

U16, U32, U64 = Type("uint16_t", 2), Type("uint32_t", 4), Type("uint64_t", 8)


def strlen(m, s):
	return len(s)


def index(m, s, t, start=0):
	start = min(start, len(s)) if not t else start
	for i in range(max(start, 0), len(s) - len(t) + 1):
		if s.startswith(t, i):
			return i
	return -1


def rindex(m, s, t, start=None):
	start = max(start, 0) if start is not None and not t else start
	last = len(s) - len(t)
	for i in range(last if start is None else min(start, last), -1, -1):
		if s.startswith(t, i):
			return i
	return -1


def strjoin(m, a, b):
	return m.cut(a + b)


def substr(m, s, start, count=None):
	n = len(s)
	if start < -1 << 30:
		raise Undefined	# what is left of "no count" when it is counted from there
	if start < 0:
		start += n
		if start < 0:
			if count is not None:
				count += start
				if count <= 0:
					return b""
			start = 0
	if start >= n:
		return b""
	rest = s[start:]
	if count is None:
		return rest
	return rest[:max(len(rest) + count, 0)] if count < 0 else rest[:count]


def strstr(m, s, t):
	i = s.find(t)
	return s[i:] if i >= 0 else None


def strchr(m, s, c):
	i = s.find(bytes([c & 255])) if c & 255 else len(s)
	return s[i:] if i >= 0 else None


def strrchr(m, s, c):
	i = s.rfind(bytes([c & 255])) if c & 255 else len(s)
	return s[i:] if i >= 0 else None


DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def lltostr(m, v, base=10):
	v = LONG.conv(v)
	if not 2 <= base <= 36:
		raise Fault(ILLOP, base)
	left = abs(v) if base == 10 else v & (1 << 64) - 1
	out = ""
	while left or not out:
		out = DIGITS[left % base] + out
		left //= base
	prefix = "-" if base == 10 and v < 0 else "0x" if base == 16 else "0" if base == 8 and v else ""
	return (prefix + out).encode()


def strtoll(m, s, base=10):
	if not 2 <= base <= 36:
		raise Fault(ILLOP, base)
	text = s.decode("latin-1").lstrip(" \t")
	sign = -1 if text.startswith("-") else 1
	text = text[text[:1] in ("-", "+"):].lower()
	if base == 16 and text.startswith("0x"):
		text = text[2:]
	v = 0
	for ch in text:
		if ch not in DIGITS[:base]:
			break
		v = v * base + DIGITS.index(ch)
	return LONG.conv(sign * v)


def change(s, first, last):
	return bytes(c ^ 32 if first <= c <= last else c for c in s)


def tolower(m, s):
	return change(s, 65, 90)


def toupper(m, s):
	return change(s, 97, 122)


def basename(m, s):
	if not s:
		return b"."
	s = s.rstrip(b"/")
	return s[s.rfind(b"/") + 1:] if s else b"/"


def dirname(m, s):
	if not s:
		return b"."
	s = s.rstrip(b"/")
	if not s:
		return b"/"
	if b"/" not in s:
		return b"."
	return s[:s.rfind(b"/")].rstrip(b"/") or b"/"


def swap(size):
	def do(m, v):
		return int.from_bytes((v & (1 << size * 8) - 1).to_bytes(size, "little"), "big")
	return do


# i: any integer; n: one that an int holds; b: the base of a number; S: a string.
TABLE = {
	"strlen": (U64, "S", strlen), "index": (INT, "SSn", index), "rindex": (INT, "SSn", rindex),
	"strjoin": (STR, "SS", strjoin), "substr": (STR, "Snn", substr), "strstr": (STR, "SS", strstr),
	"strchr": (STR, "Sn", strchr), "strrchr": (STR, "Sn", strrchr), "lltostr": (STR, "ib", lltostr),
	"strtoll": (LONG, "Sb", strtoll), "tolower": (STR, "S", tolower), "toupper": (STR, "S", toupper),
	"basename": (STR, "S", basename), "dirname": (STR, "S", dirname),
	"htons": (U16, "i", swap(2)), "htonl": (U32, "i", swap(4)), "htonll": (U64, "i", swap(8)),
	"ntohs": (U16, "i", swap(2)), "ntohl": (U32, "i", swap(4)), "ntohll": (U64, "i", swap(8)),
}
SHORTEST = {"index": 2, "rindex": 2, "substr": 2, "lltostr": 1, "strtoll": 1}
# What the verifier walks byte by byte: only a few of them in a clause.
SLOW = {"index", "rindex", "strstr", "strchr", "strrchr", "strtoll", "tolower", "toupper", "basename", "dirname",
	"lltostr"}


class Call(Node):
	def __init__(self, name, kids):
		self.name = name
		self.type, self.letters, self.func = TABLE[name]
		self.set_kids(*kids)
		for letter, k in zip(self.letters, kids):
			if (letter == "S") != (k.type is STR):
				raise Invalid
			if letter == "n" and not (k.type.size < 4 or k.type.size == 4 and k.type.signed):
				raise Invalid
			if letter == "b" and k.c is not None and not 2 <= k.c <= 36:
				raise Invalid

	def make(self, kids):
		return Call(self.name, kids)

	def text(self):
		return f"{self.name}({', '.join(self.inside(k, P_ASSIGN) for k in self.kids)})"

	def ev(self, m):
		args = []
		for letter, k in zip(self.letters, self.kids):
			v = k.ev(m)
			args.append(m.nonnull(v) if letter == "S" else v)
		return self.func(m, *args)


class Rest(Node):
	"""string + n, or string[n], for n within the string."""

	def __init__(self, a, n, char):
		if a.type is not STR or n.type is STR:
			raise Invalid
		self.char = char
		self.type = Type("char", 1, True) if char else STR
		self.set_kids(a, n)
		if not char:
			self.prec = P_ADD

	def make(self, kids):
		return Rest(*kids, self.char)

	def text(self):
		a, n = self.kids
		if self.char:
			return f"{self.inside(a, P_POSTFIX)}[{self.inside(n, P_ASSIGN)}]"
		return f"{self.inside(a, P_ADD)} + {self.inside(n, P_MUL)}"

	def ev(self, m):
		s = m.nonnull(self.kids[0].ev(m))
		i = self.kids[1].ev(m)
		if not 0 <= i <= len(s):
			raise Undefined
		if self.char:
			return self.type.conv((s + b"\0")[i])
		return s[i:]
