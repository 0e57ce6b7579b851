# SPDX-License-Identifier: LGPL-2.1-or-later
#
# Statements, clauses and programs: their D source, and what they print.
#
# In:      expressions (model.py), formats and aggregations (render.py).
# Out:     Program.text() and Program.run() -> (bytes that it prints, number of faults, bytes at the end of tracing).
# Relies:  all clauses of BEGIN run before the first record is read, so a printa() shows the aggregations as they are
#          in the end, changed by what actions before it do; a clause that faults prints nothing.
from model import LONG, P_ASSIGN, STR, Fault, Invalid, Machine, Str, Undefined, is_place, key_tuple, quote, truth
from render import Agg, Conv, clear, printa, trunc


def arg(node):
	text = node.text()
	return f"({text})" if node.prec < P_ASSIGN else text


def format_text(parts):
	return quote(b"".join(p.replace(b"%", b"%%") if isinstance(p, bytes) else p.text().encode() for p in parts))


# ---- statements: exprs and blocks are what the shrinker may change


class Stmt:
	exprs, blocks = (), ()

	def make(self, exprs, blocks):
		return self


class Expr(Stmt):
	def __init__(self, e):
		self.exprs = (e,)

	def make(self, exprs, blocks):
		return Expr(*exprs)

	def text(self):
		return self.exprs[0].text() + ";"

	def run(self, m, record):
		self.exprs[0].ev(m)


class Printf(Stmt):
	def __init__(self, parts, exprs):
		self.parts, self.exprs = parts, exprs
		for c, e in zip((p for p in parts if isinstance(p, Conv)), exprs):
			c.check(e.type)

	def make(self, exprs, blocks):
		return Printf(self.parts, exprs)

	def without(self, i):
		"""The same without argument i."""
		convs = [k for k, p in enumerate(self.parts) if isinstance(p, Conv)]
		return Printf(self.parts[:convs[i]] + self.parts[convs[i] + 1:], self.exprs[:i] + self.exprs[i + 1:])

	def text(self):
		return f"printf({', '.join([format_text(self.parts)] + [arg(e) for e in self.exprs])});"

	def run(self, m, record):
		out, left = b"", list(self.exprs)
		for p in self.parts:
			if isinstance(p, bytes):
				out += p
			else:
				e = left.pop(0)
				v = e.ev(m)
				out += p.put(e.type, m.nonnull(v) if e.type is STR else v)
		record.append(lambda m: out)


class Trace(Stmt):
	def __init__(self, e):
		self.exprs = (e,)

	def make(self, exprs, blocks):
		return Trace(*exprs)

	def text(self):
		return f"trace({arg(self.exprs[0])});"

	def run(self, m, record):
		v = self.exprs[0].ev(m)
		out = m.nonnull(v) if self.exprs[0].type is STR else str(v).encode()
		record.append(lambda m: out)


def run_block(block, m, record):
	for s in block:
		s.run(m, record)


def block_text(block):
	return "{ " + " ".join(s.text() for s in block) + " }"


class If(Stmt):
	def __init__(self, exprs, blocks):
		self.exprs, self.blocks = exprs, blocks

	def make(self, exprs, blocks):
		return If(exprs, blocks)

	def text(self):
		out = f"if ({self.exprs[0].text()}) {block_text(self.blocks[0])}"
		other = self.blocks[1]
		if len(other) == 1 and isinstance(other[0], If):
			return out + " else " + other[0].text()
		return out + (f" else {block_text(other)}" if other else "")

	def run(self, m, record):
		c = self.exprs[0]
		run_block(self.blocks[0 if truth(c, c.ev(m)) else 1], m, record)


class Choice(Stmt):
	"""A ternary whose branches are actions."""

	def __init__(self, exprs, blocks):
		if any(len(b) != 1 or not isinstance(b[0], (Printf, Trace)) for b in blocks):
			raise Invalid
		self.exprs, self.blocks = exprs, blocks

	def make(self, exprs, blocks):
		return Choice(exprs, blocks)

	def text(self):
		a, b = (x[0].text().rstrip(";") for x in self.blocks)
		return f"({self.exprs[0].text()}) ? {a} : {b};"

	def run(self, m, record):
		c = self.exprs[0]
		run_block(self.blocks[0 if truth(c, c.ev(m)) else 1], m, record)


class Aggregate(Stmt):
	"""exprs: keys, then the value, then the weight, as many as there are."""

	def __init__(self, agg, exprs):
		self.agg, self.exprs = agg, exprs
		for t, k in zip(agg.keys, exprs):
			if (t is STR) != (k.type is STR) or t is not STR and t is not k.type:
				raise Invalid
		if any(e.type is STR for e in exprs[len(agg.keys):]):
			raise Invalid

	def make(self, exprs, blocks):
		return Aggregate(self.agg, exprs)

	def text(self):
		n, f = len(self.agg.keys), self.agg.func
		keys = f"[{', '.join(arg(e) for e in self.exprs[:n])}]" if n else ""
		args = [arg(e) for e in self.exprs[n:]]
		args[1:1] = [str(p) for p in f.params]
		return f"@{self.agg.name}{keys} = {f.name}({', '.join(args)});"

	def run(self, m, record):
		n = len(self.agg.keys)
		args = [LONG.conv(e.ev(m)) for e in self.exprs[n:]]
		key = key_tuple(m, self.agg.keys, self.exprs)
		rows = m.aggs.setdefault(self.agg.name, self.agg.start())["rows"]
		value, weight = (args + [0, 1])[:2] if len(args) != 1 else (args[0], 1)
		self.agg.func.update(rows.setdefault(key, self.agg.func.new()), value, weight)


class Printa(Stmt):
	def __init__(self, aggs, parts):
		self.aggs, self.parts = aggs, parts

	def text(self):
		fmt = [format_text(self.parts)] if self.parts else []
		return f"printa({', '.join(fmt + ['@' + a.name for a in self.aggs])});"

	def run(self, m, record):
		record.append(self.show)

	def show(self, m):
		states = [m.aggs.setdefault(a.name, a.start()) for a in self.aggs]
		for s in states:
			s["printed"] = True
		return printa(self.aggs, states, self.parts)


class Change(Stmt):
	"""clear, trunc, normalize, denormalize"""

	def __init__(self, what, agg, n=None):
		self.what, self.agg, self.n = what, agg, n

	def text(self):
		return f"{self.what}(@{self.agg.name}{'' if self.n is None else f', {self.n}'});"

	def change(self, m):
		state = m.aggs.setdefault(self.agg.name, self.agg.start())
		if self.what == "clear":
			clear(self.agg, state)
		elif self.what == "trunc":
			trunc(self.agg, state, self.n or 0)
		else:
			state["norm"] = self.n or 1
		return b""

	def run(self, m, record):
		record.append(self.change)


# ---- clauses and programs


class Clause:
	def __init__(self, pred, body):
		self.pred, self.body = pred, body

	def text(self):
		pred = f"\n/ {self.pred.inside(self.pred, 16)} /" if self.pred else ""
		return f"BEGIN{pred}\n{{\n" + "".join(f"\t{s.text()}\n" for s in self.body) + "}\n"

	def run(self, m):
		record = []
		try:
			if self.pred and not truth(self.pred, self.pred.ev(m)):
				return
			run_block(self.body, m, record)
		except Fault as f:
			m.faults += 1
			record = [lambda m, f=f: b"ERROR %d %d\n" % (f.kind, f.value)]
		m.records += record


def walk(things):
	"""All nodes and statements below."""
	for x in things:
		yield x
		if isinstance(x, Stmt):
			yield from walk(x.exprs)
			for b in x.blocks:
				yield from walk(b)
		else:
			yield from walk(x.kids)


class Program:
	"""inits: assignments that give variables without a declaration their types; they stay as they are."""

	def __init__(self, clauses, inits):
		self.clauses, self.inits = clauses, inits

	def things(self):
		for c in self.clauses:
			if c.pred:
				yield from walk([c.pred])
			yield from walk(c.body)

	def used(self):
		"""Variables and arrays by label."""
		out = {}
		for x in self.things():
			if is_place(x):
				v = getattr(x, "array", x)
				out[v.label] = v
		return out

	def declarations(self):
		out = ""
		for v in self.used().values():
			if v.declared:
				scope = v.scope + " " if v.scope else ""
				keys = f"[{', '.join(t.name for t in v.keys)}]" if hasattr(v, "keys") else ""
				out += f"{scope}{v.type.name} {v.name}{keys};\n"
		return out

	def all_clauses(self):
		used = self.used()
		inits = [s for label, s in self.inits.items() if label in used]
		return ([Clause(None, inits)] if inits else []) + self.clauses

	def text(self):
		return self.declarations() + "".join(c.text() for c in self.all_clauses())

	def run(self, strsize):
		m = Machine(strsize)
		for c in self.all_clauses():
			c.run(m)
		out = b"".join([do(m) for do in m.records])
		return out, m.faults, self.left(m)

	def left(self, m):
		"""Aggregations that no printa() printed, as they appear at the end of tracing."""
		aggs = {}
		for s in self.things():
			for a in getattr(s, "aggs", [s.agg] if hasattr(s, "agg") else []):
				aggs.setdefault(a.name, a)
		left = [(a, m.aggs[a.name]) for a in aggs.values() if a.name in m.aggs]
		return b"".join(printa([a], [s], None, b"") for a, s in left if not s.get("printed"))

	def checked(self, strsize):
		"""Is it one whose output can be told?"""
		assigned = {s.agg.name for s in self.things() if isinstance(s, Aggregate)}
		for s in self.things():
			for a in getattr(s, "aggs", [s.agg] if isinstance(s, Change) else []):
				if a.name not in assigned:
					return False
		try:
			self.run(strsize)
		except (Undefined, Invalid):
			return False
		return True
