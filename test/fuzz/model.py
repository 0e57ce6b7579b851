# SPDX-License-Identifier: LGPL-2.1-or-later
#
# D expressions that know what they are worth: the reference evaluator of the generator.
#
# In:      nothing. A node is made of its operands and finds its type and, if it is one, its constant value when it
#          is made; Invalid is raised for what trace must refuse or what D leaves open.
# Out:     node.text() is D source, node.ev(machine) its value: an int, bytes, or None for NULL. Fault is what fires
#          ERROR, Undefined what nobody can predict.
# Relies:  nothing of trace: the rules are those of C with 64-bit registers, and of DTrace's subroutines.


class Invalid(Exception):
	"""Not a program that should compile."""


class Undefined(Exception):
	"""The program compiles, but its output is open."""


class Fault(Exception):
	def __init__(self, kind, value=0):
		super().__init__()
		self.kind, self.value = kind, value


BADADDR, ILLOP, DIVZERO = 1, 3, 4

# ---- types


class Type:
	def __init__(self, name, size=0, signed=False):
		self.name, self.size, self.signed = name, size, signed
		self.bits = size * 8
		self.mask = (1 << self.bits) - 1

	def conv(self, value):
		value &= self.mask
		if self.signed and value >> (self.bits - 1):
			value -= 1 << self.bits
		return value


STR = Type("string")
INT, UINT = Type("int", 4, True), Type("unsigned int", 4)
LONG, ULONG = Type("long", 8, True), Type("unsigned long", 8)
INTS = [Type("char", 1, True), Type("int8_t", 1, True), Type("uint8_t", 1), Type("unsigned char", 1),
	Type("short", 2, True), Type("int16_t", 2, True), Type("uint16_t", 2), Type("unsigned short", 2),
	INT, INT, Type("int32_t", 4, True), UINT, Type("uint32_t", 4), LONG, Type("int64_t", 8, True),
	Type("long long", 8, True), ULONG, Type("uint64_t", 8), Type("unsigned long long", 8)]


def promote(a):
	return INT if a.size < 4 else a


def common(a, b):
	a, b = promote(a), promote(b)
	if a.size != b.size:
		return a if a.size > b.size else b
	return b if a.signed and not b.signed else a


def need_int(*nodes):
	for n in nodes:
		if n.type is STR:
			raise Invalid


# ---- nodes

# How closely operators bind, loosest first.
P_COMMA, P_ASSIGN, P_COND, P_OR, P_XOR, P_AND, P_BOR, P_BXOR, P_BAND, P_EQ, P_REL, P_SHIFT, P_ADD, P_MUL, P_UNARY, \
	P_POSTFIX = range(16)


class Node:
	"""kids: operands; type; c: value if constant, else None."""
	kids, c, prec = (), None, P_POSTFIX
	effects = False

	def set_kids(self, *kids):
		self.kids = kids
		self.effects = any(k.effects for k in kids)

	def inside(self, kid, prec):
		text = kid.text()
		return f"({text})" if kid.prec < prec else text

	def make(self, kids):
		"""The same with other operands."""
		return self


class Lit(Node):
	def __init__(self, value, spelled=None):
		self.spelled = spelled or str(value)
		self.type = self.literal_type(value, self.spelled)
		self.c = value

	@staticmethod
	def literal_type(value, s):
		if s.startswith("'"):
			return INT
		unsigned, wide = "u" in s.lower(), "l" in s.lower()
		other = unsigned or (s.startswith("0") and len(s) > 1)
		if not wide and not unsigned and value < 1 << 31:
			return INT
		if not wide and other and value < 1 << 32:
			return UINT
		return LONG if not unsigned and value < 1 << 63 else ULONG

	def text(self):
		return self.spelled

	def ev(self, m):
		return self.c


def quote(value):
	out = ""
	for i, ch in enumerate(value):
		if ch in b'"\\':
			out += "\\" + chr(ch)
		elif ch == 10:
			out += "\\n"
		elif ch == 9:
			out += "\\t"
		elif 32 <= ch < 127:
			out += chr(ch)
		else:
			out += f"\\{ch:03o}"
	return f'"{out}"'


class Str(Node):
	type = STR

	def __init__(self, value):
		self.value = value

	def text(self):
		return quote(self.value)

	def ev(self, m):
		return m.cut(self.value)


class Null(Node):
	type = STR

	def text(self):
		return "NULL"

	def ev(self, m):
		return None


class Var(Node):
	"""A variable's declaration (scope, name, type) and its use in one."""

	def __init__(self, scope, name, type, declared):
		self.scope, self.name, self.type, self.declared = scope, name, type, declared
		self.label = ("self->" if scope == "self" else "this->" if scope == "this" else "") + name

	def text(self):
		return self.label

	def undefined(self):
		return 0 if self.type is not STR else b"" if self.scope == "" else None

	def ev(self, m):
		return m.vars.get(self.label, self.undefined())

	def place(self, m):
		return (m.vars, self.label)


class Array:
	def __init__(self, scope, name, type, keys, declared):
		self.scope, self.name, self.type, self.keys, self.declared = scope, name, type, keys, declared
		self.label = ("self->" if scope == "self" else "") + name


def key_tuple(m, types, nodes, declared=True):
	"""A NULL among them is a fault. Whether before or after the keys behind it are evaluated is open."""
	out, null = [], False
	for t, n in zip(types, nodes):
		if null and n.effects:
			raise Undefined
		try:
			v = n.ev(m)
		except Fault as f:
			if null:
				raise Undefined from f
			raise
		null |= v is None
		if not declared and t is not STR and t.size == 4 and t.conv(v) != v:
			raise Undefined	# an array has keys of 64 bits, aggregations do not
		out.append(v if t is STR else t.conv(v))
	m.nonnull(None if null else b"")
	return tuple(out)


class Elem(Node):
	def __init__(self, array, kids):
		self.array, self.type = array, array.type
		self.set_kids(*kids)
		for k, t in zip(kids, array.keys):
			if (k.type is STR) != (t is STR):
				raise Invalid

	def make(self, kids):
		return Elem(self.array, kids)

	def text(self):
		return f"{self.array.label}[{', '.join(self.inside(k, P_ASSIGN) for k in self.kids)}]"

	def place(self, m):
		key = key_tuple(m, self.array.keys, self.kids, self.array.declared)
		return (m.arrays.setdefault(self.array.label, {}), key)

	def ev(self, m):
		at, key = self.place(m)
		return at.get(key, None if self.type is STR else 0)


def more(n):
	"""May it hold more bits than its type has? A variable that no declaration made narrow, and what is computed from one,
	keeps 64; that they are not those of its type is undefined here, for not all that look at it see them."""
	if n.c is not None or n.type is STR or n.type.size > 4:
		return False
	if is_place(n):
		return not is_declared(n)
	if isinstance(n, Unary):
		return n.op != "!" and more(n.kids[0])
	if isinstance(n, Binary):
		return more(n.kids[0]) or (n.op not in ("<<", ">>") and more(n.kids[1]))
	if isinstance(n, Cond):
		return more(n.kids[1]) or more(n.kids[2])
	return isinstance(n, Comma) and more(n.kids[1])


def widest(type):
	return LONG if type.signed else ULONG


def shown(n, value):
	"""The value of n, computed in 64 bits."""
	if n.type.conv(value) != value:
		raise Undefined
	return value


class Unary(Node):
	prec = P_UNARY

	def __init__(self, op, a):
		self.op = op
		self.set_kids(a)
		if op != "!":
			need_int(a)
		self.type = INT if op == "!" else promote(a.type)
		if a.c is not None:
			self.c = self.compute(a.c)

	def make(self, kids):
		return Unary(self.op, *kids)

	def text(self):
		a = self.inside(self.kids[0], P_UNARY)
		return self.op + (" " if a.startswith(self.op) else "") + a

	def compute(self, v, type=None):
		if self.op == "!":
			return int(v is None if self.kids[0].type is STR else not v)
		type = type or self.type
		v = type.conv(v)
		return type.conv(-v if self.op == "-" else ~v if self.op == "~" else v)

	def ev(self, m):
		v = self.kids[0].ev(m)
		return shown(self, self.compute(v, widest(self.type))) if more(self) else self.compute(v)


class Cast(Node):
	prec = P_UNARY

	def __init__(self, type, a):
		need_int(a)
		self.type = type
		self.set_kids(a)
		if a.c is not None:
			self.c = type.conv(a.c)

	def make(self, kids):
		return Cast(self.type, *kids)

	def text(self):
		return f"({self.type.name}){self.inside(self.kids[0], P_UNARY)}"

	def ev(self, m):
		return self.type.conv(self.kids[0].ev(m))


def arith(op, a, b, type):
	"""a op b; operands have the type but for the count of a shift. None: division by zero."""
	if op in ("/", "%"):
		if not b:
			return None
		q = abs(a) // abs(b) * (-1 if (a < 0) != (b < 0) else 1)
		return type.conv(q if op == "/" else a - q * b)
	if op == "<<":
		return type.conv(a << (b & 63))
	if op == ">>":
		return type.conv(a >> (b & 63))
	exact = {"+": a + b, "-": a - b, "*": a * b, "&": a & b, "|": a | b, "^": a ^ b}[op]
	if type.signed and type.size == 4 and type.conv(exact) != exact: # C leaves it open: it is not cut where it is wanted wider
		raise Undefined
	return type.conv(exact)


def operands(m, a, b):
	"""The values of two operands. Which is first is open where nobody but a fault could tell."""
	try:
		va = a.ev(m)
	except Fault as f:
		if not a.effects and not b.effects and other_fault(m, b, f):
			raise Undefined from f
		raise
	return va, b.ev(m)


def other_fault(m, node, f):
	try:
		node.ev(m)
	except Fault as g:
		return (f.kind, f.value) != (g.kind, g.value)
	return False


BINARY = {"*": P_MUL, "/": P_MUL, "%": P_MUL, "+": P_ADD, "-": P_ADD, "<<": P_SHIFT, ">>": P_SHIFT, "&": P_BAND,
	"^": P_BXOR, "|": P_BOR}


def binary_type(op, a, b):
	return promote(a) if op in ("<<", ">>") else common(a, b)


class Binary(Node):
	def __init__(self, op, a, b):
		need_int(a, b)
		self.op, self.prec = op, BINARY[op]
		self.set_kids(a, b)
		self.type = binary_type(op, a.type, b.type)
		if op in ("/", "%") and b.c == 0:
			raise Invalid
		try:
			if a.c is not None and b.c is not None:
				self.c = self.compute(a.c, b.c)
		except Undefined as e:
			raise Invalid from e

	def make(self, kids):
		return Binary(self.op, *kids)

	def text(self):
		a, b = (self.inside(k, self.prec + i) for i, k in enumerate(self.kids))
		return f"{a} {self.op} {b}"

	def compute(self, a, b, type=None):
		type = type or self.type
		return arith(self.op, type.conv(a), b if self.op in ("<<", ">>") else type.conv(b), type)

	def ev(self, m):
		wide = more(self)
		v = self.compute(*operands(m, *self.kids), widest(self.type) if wide else None)
		if v is None:
			raise Fault(DIVZERO)
		return shown(self, v) if wide else v


def compare(op, a, b):
	return int({"==": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[op])


class Compare(Node):
	type = INT

	def __init__(self, op, a, b):
		if (a.type is STR) != (b.type is STR):
			raise Invalid
		if isinstance(a, Null) and isinstance(b, Null):
			raise Invalid
		self.op, self.prec = op, P_EQ if op in ("==", "!=") else P_REL
		self.set_kids(a, b)
		if a.c is not None and b.c is not None:
			self.c = self.compute(a.c, b.c)

	def make(self, kids):
		return Compare(self.op, *kids)

	def text(self):
		a, b = (self.inside(k, self.prec + i) for i, k in enumerate(self.kids))
		return f"{a} {self.op} {b}"

	def compute(self, a, b):
		ka, kb = self.kids
		if ka.type is not STR:
			t = common(ka.type, kb.type)
			t = widest(t) if more(ka) or more(kb) else t
			return compare(self.op, t.conv(a), t.conv(b))
		return compare(self.op, a or b"", b or b"") # NULL is as good as ""

	def ev(self, m):
		return self.compute(*operands(m, *self.kids))


def truth(node, value):
	if node.type is STR:
		raise Invalid()
	return value != 0


class Logic(Node):
	type = INT

	def __init__(self, op, a, b):
		self.op, self.prec = op, {"&&": P_AND, "^^": P_XOR, "||": P_OR}[op]
		self.set_kids(a, b)
		if a.c is not None and op != "^^" and bool(a.c) == (op == "||"):
			self.c = int(op == "||")
		elif a.c is not None and b.c is not None:
			self.c = self.compute(bool(a.c), bool(b.c))

	def make(self, kids):
		return Logic(self.op, *kids)

	def text(self):
		a, b = (self.inside(k, self.prec + i) for i, k in enumerate(self.kids))
		return f"{a} {self.op} {b}"

	def compute(self, a, b):
		return int(a and b if self.op == "&&" else a or b if self.op == "||" else a != b)

	def ev(self, m):
		a, b = self.kids
		va = truth(a, a.ev(m))
		if self.op != "^^" and va == (self.op == "||"):
			return int(va)
		return self.compute(va, truth(b, b.ev(m)))


class Cond(Node):
	prec = P_COND

	def __init__(self, c, a, b):
		if (a.type is STR) != (b.type is STR):
			raise Invalid
		if isinstance(a, Null) and isinstance(b, Null):
			raise Invalid
		self.set_kids(c, a, b)
		self.type = STR if a.type is STR else common(a.type, b.type)
		if c.c is not None:
			pick = a if c.c else b
			if pick.c is not None:
				self.c = self.type.conv(pick.c)

	def make(self, kids):
		return Cond(*kids)

	def text(self):
		c, a, b = self.kids
		return f"{self.inside(c, P_OR)} ? {self.inside(a, P_COND)} : {self.inside(b, P_COND)}"

	def ev(self, m):
		c, a, b = self.kids
		v = (a if truth(c, c.ev(m)) else b).ev(m)
		if self.type is STR:
			return v
		return shown(self, widest(self.type).conv(v)) if more(self) else self.type.conv(v)


class Comma(Node):
	prec = P_COMMA

	def __init__(self, a, b):
		self.set_kids(a, b)
		self.type = b.type

	def make(self, kids):
		return Comma(*kids)

	def text(self):
		return ", ".join(self.inside(k, P_ASSIGN) for k in self.kids)

	def ev(self, m):
		self.kids[0].ev(m)
		return self.kids[1].ev(m)


def is_place(n):
	return isinstance(n, (Var, Elem))


def load(place, node):
	at, key = place
	return at.get(key, node.undefined() if isinstance(node, Var) else None if node.type is STR else 0)


def is_declared(node):
	return node.declared if isinstance(node, Var) else node.array.declared


def fit(node, value):
	"""The value that a variable has afterwards. One that no declaration made narrow keeps all 64 bits of what its type
	cannot hold: how much of them an expression shows is open."""
	if node.type is STR:
		return value
	if not is_declared(node) and node.type.size < 8 and node.type.conv(value) != value:
		raise Undefined
	return node.type.conv(value)


def assign_operand(op, to, type, value):
	"""The type in which "to op= value" is computed, and the value in it: as wide as what is stored."""
	t = binary_type(op, to.type, type)
	wide = t if is_declared(to) or t.size == 8 else LONG if t.signed else ULONG
	if op in ("/", "%"):
		value = t.conv(value)
	return wide, value if op in ("<<", ">>") else wide.conv(value)


def store(place, node, value):
	"""Assigning 0 or NULL frees an element."""
	at, key = place
	if isinstance(node, Elem) and not value and value != b"":
		at.pop(key, None)
	else:
		at[key] = value


class Assign(Node):
	"""op: "" or the operator of op=. The right side is evaluated before the left one's keys."""
	prec, effects = P_ASSIGN, True

	def __init__(self, op, to, value):
		if not is_place(to):
			raise Invalid
		self.op, self.kids, self.type = op, (to, value), to.type
		if (to.type is STR) != (value.type is STR) or (op and to.type is STR):
			raise Invalid
		if op in ("/", "%") and value.c == 0:
			raise Invalid

	def make(self, kids):
		return Assign(self.op, *kids)

	def text(self):
		to, value = self.kids
		return f"{to.text()} {self.op}= {self.inside(value, P_ASSIGN)}"

	def ev(self, m):
		to, node = self.kids
		value = node.ev(m)
		place = to.place(m)
		if self.op:
			t, value = assign_operand(self.op, to, node.type, value)
			value = arith(self.op, t.conv(load(place, to)), value, t)
			if value is None:
				raise Fault(DIVZERO)
		value = fit(to, value)
		store(place, to, value)
		return value


class IncDec(Node):
	prec, effects = P_POSTFIX, True

	def __init__(self, op, post, to):
		if not is_place(to) or to.type is STR:
			raise Invalid
		self.op, self.post, self.kids, self.type = op, post, (to,), to.type
		self.prec = P_POSTFIX if post else P_UNARY

	def make(self, kids):
		return IncDec(self.op, self.post, *kids)

	def text(self):
		to = self.kids[0].text()
		return to + self.op if self.post else self.op + to

	def ev(self, m):
		to = self.kids[0]
		place = to.place(m)
		old = load(place, to)
		new = fit(to, old + (1 if self.op == "++" else -1))
		store(place, to, new)
		return old if self.post else new


class Machine:
	"""What the clauses of a program leave behind."""

	def __init__(self, strsize):
		self.strsize = strsize
		self.vars, self.arrays, self.aggs, self.records = {}, {}, {}, []
		self.faults = 0

	def cut(self, s):
		return s[:self.strsize - 1]

	@staticmethod
	def nonnull(s):
		if s is None:
			raise Fault(BADADDR)
		return s
