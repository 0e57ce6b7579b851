# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Random programs. What is frequent here is what goes wrong in compilers: numbers at the edges of their types, mixed
# widths and signs, values that live across calls and branches, storage of all kinds next to each other.
#
# In:      a random.Random, a number that makes the program's names its own.
# Out:     generate(rng, id) -> Program.
# Relies:  model.py, subr.py, render.py, program.py.
from model import INT, INTS, LONG, STR, Array, Assign, BINARY, Binary, Cast, Comma, Compare, Cond, Elem, IncDec, Invalid, \
	Lit, Logic, Null, Str, Unary, Var
from program import Aggregate, Change, Choice, Clause, Expr, If, Printa, Printf, Program, Trace
from render import Agg, Conv, Func
from subr import SHORTEST, SLOW, TABLE, Call, Rest

EDGES = sorted({v + d for b in (7, 8, 15, 16, 31, 32, 63, 64) for v in (1 << b,) for d in (-1, 0, 1)
	if v + d < 1 << 64})
WORDS = [b"", b"a", b"b", b"ab", b"abc", b"abcdefg", b"abcdefgh", b"abcdefghi", b"/usr/lib/x", b"/", b"a/b//c/",
	b"0x1f", b"-42", b" 17z", b"9223372036854775808", b"AbCxYz", b"\t\"q\\\n", b"\351t\351", b"%d%%", b"x" * 63,
	b"0123456789abcdef" * 4, b"y" * 100]


class Generator:
	def __init__(self, rng, id):
		self.r, self.id = rng, id
		self.vars, self.arrays, self.aggs, self.inits = [], [], [], {}
		self.slow = rng.choice([0, 0, 0, 1, 2, 3])	# calls that are slow to verify

	def chance(self, p):
		return self.r.random() < p

	def name(self, letter, n):
		return f"{letter}{n}_{self.id}"

	# ---- declarations

	def declare(self):
		r = self.r
		for i in range(r.randint(2, 7)):
			scope = r.choice(["", "", "self", "this"])
			type = STR if self.chance(0.3) else r.choice(INTS)
			self.add(Var(scope, self.name("v", i), type, self.chance(0.7)), self.vars)
		for i in range(r.choice([0, 0, 1, 1, 2])):
			keys = [STR if self.chance(0.3) else r.choice(INTS) for _ in range(r.randint(1, 3))]
			type = STR if self.chance(0.25) else r.choice(INTS)
			scope = "self" if self.chance(0.2) else ""
			self.add(Array(scope, self.name("a", i), type, keys, self.chance(0.6)), self.arrays)
		for i in range(r.choice([0, 0, 1, 1, 2])):
			keys = [STR if self.chance(0.3) else r.choice(INTS) for _ in range(r.choice([0, 1, 1, 2, 3]))]
			self.aggs.append(Agg(self.name("g", i), self.function(), keys))
			if self.chance(0.2):
				self.aggs.append(Agg(self.name("h", i), self.function(), keys))

	def add(self, v, to):
		to.append(v)
		if v.declared:
			return
		node = v if isinstance(v, Var) else Elem(v, [self.of_type(t) for t in v.keys])
		self.inits[v.label] = Expr(Assign("", node, self.of_type(v.type)))

	def of_type(self, type):
		return Str(self.r.choice(WORDS)) if type is STR else Cast(type, self.literal())

	def function(self):
		r = self.r
		name = r.choice(["count", "sum", "min", "max", "avg", "stddev", "quantize", "lquantize", "llquantize"])
		if name == "lquantize":
			base = r.choice([0, -10, 1, 100, -1000])
			step = r.choice([1, 3, 10, 100])
			return Func(name, (base, base + step * r.randint(1, 12) + r.randint(0, step - 1), step))
		if name == "llquantize":
			factor = r.choice([2, 5, 10])
			low = r.randint(0, 2)
			return Func(name, (factor, low, low + r.randint(0, 4), factor * r.choice([1, factor])))
		return Func(name)

	# ---- numbers

	def literal(self):
		r = self.r
		v = r.choice([r.randint(0, 9), r.randint(0, 300), r.choice(EDGES), r.choice(EDGES), r.getrandbits(64)])
		form = r.choice(["d", "d", "d", "x", "o", "u", "l", "ul", "c"])
		if form == "c":
			ch = r.randint(32, 126)
			n = Lit(ch, "'" + ("\\" if chr(ch) in "'\\\"" else "") + chr(ch) + "'")
		elif form in "xo":
			n = Lit(v, hex(v) if form == "x" or not v else f"0{v:o}")
		else:
			n = Lit(v, str(v) + (r.choice([form, form.upper()]) if form != "d" else ""))
		return Unary("-", n) if self.chance(0.2) else n

	def place(self, depth, string):
		"""Something to assign to, or None."""
		scalars = [v for v in self.vars if (v.type is STR) == string]
		arrays = [a for a in self.arrays if (a.type is STR) == string]
		if arrays and (not scalars or self.chance(0.35)):
			return self.element(self.r.choice(arrays), depth)
		return self.r.choice(scalars) if scalars else None

	def element(self, a, depth):
		return Elem(a, [self.key(t, depth - 1) for t in a.keys])

	def key(self, type, depth):
		"""Few different ones, so that elements are found again."""
		if type is STR:
			return Str(self.r.choice(WORDS[:6])) if self.chance(0.7) else self.string(depth)
		if self.chance(0.6):
			return Lit(self.r.randint(0, 3))
		return self.number(depth)

	def leaf(self):
		place = self.place(1, False) if self.chance(0.75) else None
		return place or self.literal()

	def number(self, depth):
		if depth <= 0:
			return self.leaf()
		kind = self.r.choices([self.leaf, self.unary, self.binary, self.comparison, self.logic, self.ternary,
			self.cast, self.subroutine, self.change, self.character],
			[14, 8, 34, 9, 8, 8, 9, 7, 5, 1])[0]
		if kind in (self.leaf,):
			return self.leaf()
		return kind(depth - 1)

	def unary(self, depth):
		return Unary(self.r.choice("-~!+"), self.number(depth))

	def binary(self, depth):
		op = self.r.choice(list(BINARY))
		a, b = self.number(depth), self.number(depth)
		if op in "/%":
			if self.chance(0.5):
				b = Binary("|", b, Lit(1))
			elif self.chance(0.5):
				b = Lit(self.r.choice([1, 2, 3, 8, 10, 255, 1 << 31, 1 << 63]))
				b = Unary("-", b) if self.chance(0.4) else b
			elif b.c == 0:
				b = Lit(7)
		elif op in ("<<", ">>") and self.chance(0.7):
			b = Lit(self.r.randint(0, 63))
		return Binary(op, a, b)

	def comparison(self, depth):
		op = self.r.choice(["==", "!=", "<", "<=", ">", ">="])
		if not self.chance(0.25):
			return Compare(op, self.number(depth), self.number(depth))
		a = self.string(depth)
		if self.chance(0.15) and not isinstance(a, Null):
			return Compare(self.r.choice(["==", "!="]), a, Null())
		return Compare(op, a, self.string(depth))

	def condition(self, depth):
		if self.chance(0.1):
			return Compare("!=", self.string(depth), Null())
		return self.number(depth) if self.chance(0.4) else self.comparison(depth)

	def logic(self, depth):
		return Logic(self.r.choice(["&&", "||", "^^"]), self.condition(depth), self.condition(depth))

	def ternary(self, depth):
		return Cond(self.condition(depth), self.number(depth), self.number(depth))

	def cast(self, depth):
		return Cast(self.r.choice(INTS), self.number(depth))

	def change(self, depth):
		to = self.place(depth, False)
		if not to:
			return self.literal()
		if self.chance(0.5):
			return IncDec(self.r.choice(["++", "--"]), self.chance(0.5), to)
		if self.chance(0.1):
			return Comma(self.assignment(to, depth), self.number(depth))
		return self.assignment(to, depth)

	def assignment(self, to, depth):
		op = self.r.choice(list(BINARY)) if self.chance(0.5) else ""
		value = Lit(0) if self.chance(0.1) else self.number(depth)
		if op in ("/", "%") and value.c is not None:
			value = Lit(self.r.randint(1, 20))
		return Assign(op, to, value)

	def character(self, depth):
		return Rest(self.string(depth), Lit(self.r.randint(0, 3)), True)

	# ---- strings

	def string(self, depth):
		r = self.r
		place = self.place(1, True) if self.chance(0.5) else None
		if place:
			return place
		if depth <= 0 or self.chance(0.4):
			return Str(r.choice(WORDS))
		if self.chance(0.15):
			other = Null() if self.chance(0.2) else self.string(depth - 1)
			return Cond(self.condition(depth - 1), self.string(depth - 1), other)
		if self.chance(0.1):
			return Rest(self.string(depth - 1), Lit(r.randint(0, 3)), False)
		return self.call([n for n in TABLE if TABLE[n][0] is STR], depth - 1)

	def subroutine(self, depth):
		return self.call([n for n in TABLE if TABLE[n][0] is not STR], depth)

	def call(self, names, depth):
		name = self.r.choice([n for n in names if n not in SLOW or self.slow > 0])
		self.slow -= name in SLOW
		letters = TABLE[name][1]
		n = self.r.randint(SHORTEST.get(name, len(letters)), len(letters))
		return Call(name, [self.argument(c, depth) for c in letters[:n]])

	def argument(self, letter, depth):
		r = self.r
		if letter == "S":
			return self.string(depth)
		if letter == "b":
			return Lit(r.choice([2, 8, 10, 16, 36])) if self.chance(0.8) else \
				Cast(INT, self.place(0, False) or self.literal()) if self.chance(0.3) else Lit(10)
		if letter == "n":
			if self.chance(0.8):
				n = Lit(r.choice([0, 1, 2, 3, 5, 64, 97, 47]))
				return Unary("-", n) if self.chance(0.25) else n
			return Cast(INT, self.number(depth))
		return self.number(depth)

	# ---- statements

	def conv(self, type):
		r = self.r
		if type is STR:
			return Conv("s", "-" if self.chance(0.3) else "", r.choice([0, 0, 5, 12]),
				r.choice([None, None, None, 3]))
		letter = r.choice("dddiiuxXoc")
		if self.chance(0.7):
			return Conv(letter)
		flags = "".join(f for f in "-+ 0#" if self.chance(0.2))
		return Conv(letter, flags, r.choice([0, 3, 8, 20]), None if letter == "c" else r.choice([None, None, 0, 4, 12]))

	def printf(self, depth):
		parts, exprs = [self.r.choice([b"", b"x ", b"100% "])], []
		for _ in range(self.r.randint(1, 4)):
			e = self.string(depth) if self.chance(0.25) else self.number(depth)
			exprs.append(e)
			parts += [self.conv(e.type), self.r.choice([b" ", b" ", b"|", b""])]
		return Printf(parts + [b"\n"], tuple(exprs))

	def aggregate(self, agg, depth):
		exprs = [self.typed(t, depth) for t in agg.keys]
		if agg.func.name != "count":
			exprs.append(self.number(depth) if self.chance(0.6) else Lit(self.r.randint(0, 2000)))
		if agg.func.name == "quantize" and self.chance(0.2) or agg.func.drawn and agg.func.name != "quantize" and \
				len(agg.func.params) > 2 and self.chance(0.2):
			n = Lit(self.r.randint(1, 50))
			exprs.append(Unary("-", n) if self.chance(0.3) else n)
		return Aggregate(agg, tuple(exprs))

	def typed(self, type, depth):
		k = self.key(type, depth)
		return k if type is STR or k.type is type else Cast(type, k)

	def assign_statement(self, depth):
		if self.chance(0.3):
			to = self.place(depth, True)
			if to:
				return Expr(Assign("", to, Null() if self.chance(0.1) else self.string(depth)))
		to = self.place(depth, False)
		if not to:
			return self.printf(depth)
		if self.chance(0.2):
			return Expr(IncDec(self.r.choice(["++", "--"]), self.chance(0.7), to))
		return Expr(self.assignment(to, depth))

	def statement(self, nest):
		depth = self.r.choice([1, 2, 2, 3, 3, 4])
		pick = self.r.random()
		if nest and pick < 0.12:
			return If((self.condition(depth),), (self.block(nest - 1), self.block(nest - 1)
				if self.chance(0.5) else []))
		if pick < 0.15:
			return Choice((self.condition(depth),), ([self.printf(1)], [self.printf(1)]))
		if self.aggs and pick < 0.35:
			return self.aggregate(self.r.choice(self.aggs), min(depth, 2))
		if pick < 0.4:
			return Trace(self.string(depth) if self.chance(0.3) else self.number(depth))
		return self.assign_statement(depth) if pick < 0.75 else self.printf(depth)

	def block(self, nest):
		return [self.statement(nest) for _ in range(self.r.randint(1, 3))]

	def clause(self):
		pred = self.condition(2) if self.chance(0.2) else None
		return Clause(pred, [self.statement(2) for _ in range(self.r.randint(1, 6))])

	# ---- the last clauses: all that can be shown

	def dump(self):
		body = []
		for v in self.vars:
			shown = v if v.type is not STR else Cond(Compare("==", v, Null()), Str(b"NULL"), v)
			body.append(Printf([v.label.encode() + b"=", Conv("s" if v.type is STR else "d"), b"\n"], (shown,)))
		return Clause(None, body)

	def printa(self):
		body = []
		for a in self.aggs:
			if self.chance(0.1):
				continue
			peers = [b for b in self.aggs if b.keys == a.keys and STR not in a.keys]
			if self.chance(0.3):
				body.append(self.change_agg(a))
			shown = peers if self.chance(0.5) and len(peers) > 1 else [a]
			parts = None
			if self.chance(0.7):
				parts = [x for t in a.keys for x in (self.conv(t), b" ")]
				parts += [x for _ in shown for x in (Conv(self.r.choice("ddux"), "",
					self.r.choice([0, 0, 6]), agg=True), b" ")] + [b"\n"]
			body.append(Printa(shown, parts))
		return Clause(None, body)

	def change_agg(self, a):
		what = self.r.choice(["clear", "trunc", "trunc", "normalize"])
		n = None
		if what == "trunc" and self.chance(0.7):
			n = self.r.randint(-2, 3)
		if what == "normalize":
			n = self.r.choice([2, 3, 10, 1000])
		return Change(what, a, n)


def attempt(rng, id):
	g = Generator(rng, id)
	g.declare()
	clauses = [g.clause() for _ in range(rng.randint(1, 3))]
	used = {s.agg.name for s in Program(clauses, {}).things() if isinstance(s, Aggregate)}
	g.aggs = [a for a in g.aggs if a.name in used]
	clauses.append(g.dump())
	if g.aggs:
		clauses.append(g.printa())
	clauses = [c for c in clauses if c.body]
	return Program(clauses, g.inits)


def generate(rng, id, strsize):
	while True:
		try:
			p = attempt(rng, id)
		except Invalid:
			continue
		if p.checked(strsize):
			return p
