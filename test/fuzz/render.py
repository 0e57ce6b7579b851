# SPDX-License-Identifier: LGPL-2.1-or-later
#
# What printf(), printa() and the aggregations print, written from DTrace's description of them.
#
# In:      values of the reference evaluator; the state of an aggregation.
# Out:     bytes.
# Relies:  model.py for types.
from model import LONG, STR, Invalid

# ---- conversions


class Conv:
	"""%[flags][width][.prec]letter"""

	def __init__(self, letter, flags="", width=0, prec=None, agg=False):
		self.letter, self.flags, self.width, self.prec, self.agg = letter, flags, width, prec, agg

	def text(self):
		prec = "" if self.prec is None else f".{self.prec}"
		return f"%{'@' if self.agg else ''}{self.flags}{self.width or ''}{prec}{self.letter}"

	def check(self, type):
		if (type is STR) != (self.letter in "sS"):
			raise Invalid

	def pad(self, text):
		return text.ljust(self.width) if "-" in self.flags else text.rjust(self.width)

	def integer(self, type, v):
		signed = self.letter in "di" and type.signed
		if not signed:
			v &= type.mask
		digits = {"x": "%x", "X": "%X", "o": "%o"}.get(self.letter, "%d") % abs(v)
		if self.prec == 0 and not v:
			digits = ""
		digits = digits.rjust(self.prec or 0, "0")
		sign = ""
		if self.letter in "di":
			sign = "-" if v < 0 else "+" if "+" in self.flags else " " if " " in self.flags else ""
		elif "#" in self.flags and self.letter in "xX" and v:
			sign = "0" + self.letter
		elif "#" in self.flags and self.letter == "o" and not digits.startswith("0"):
			digits = "0" + digits
		if "0" in self.flags and "-" not in self.flags and self.prec is None:
			digits = digits.rjust(self.width - len(sign), "0")
		return self.pad((sign + digits).encode())

	def put(self, type, v):
		if self.letter == "c":
			return self.pad(bytes([v & 255]))
		if self.letter == "s":
			return self.pad(v if self.prec is None else v[:self.prec])
		return self.integer(type, v)


# ---- aggregations: a value is a list of words, n first where there is one


def quantize_bucket(v):
	if not v:
		return 63
	return 63 + v.bit_length() if v > 0 else max(63 - (-v).bit_length(), 0)


def quantize_value(i):
	return 0 if i == 63 else 1 << (i - 64) if i > 63 else -(1 << (62 - i))


class Func:
	"""count sum min max avg stddev quantize lquantize llquantize"""

	def __init__(self, name, params=()):
		self.name, self.params = name, params
		self.drawn = name.endswith("quantize")

	def bounds(self):
		"""Lower bounds of the buckets, the open one below first."""
		if self.name == "quantize":
			return [quantize_value(i) for i in range(127)]
		if self.name == "lquantize":
			base, limit, step = self.params
			n = (limit - base) // step
			return [base - 1] + [base + i * step for i in range(n + 1)]
		factor, low, high, steps = self.params
		out, at = [], factor ** low
		for _ in range(low, high + 1):
			top = at * factor
			count = min(steps, top)
			out += [at + i * (top // count) for i in range(count - count // factor)]
			at = top
		return [factor ** low - 1] + out + [at]

	def bucket(self, v):
		if self.name == "quantize":
			return quantize_bucket(v)
		return sum(v >= b for b in self.bounds()[1:])

	def new(self):
		return [0] * (127 if self.name == "quantize" else len(self.bounds()) if self.drawn else 4)

	def update(self, w, v, weight):
		if self.drawn:
			i = self.bucket(v)
			w[i] = LONG.conv(w[i] + weight)
			return
		if self.name == "min":
			w[1] = v if not w[0] else min(w[1], v)
		elif self.name == "max":
			w[1] = v if not w[0] else max(w[1], v)
		elif self.name != "count":
			w[1] = LONG.conv(w[1] + v)
			w[2] = (w[2] + v * v) & (1 << 128) - 1
		w[0] += 1

	def number(self, w, norm):
		n, total = w[0], w[1]
		if self.name == "count":
			return quotient(n, norm)
		if not n:
			return 0
		if self.name == "avg":
			return quotient(quotient(total, norm), n)
		if self.name == "stddev":
			mean = quotient(total, n)
			return quotient(root(max(w[2] // n - mean * mean, 0)), norm)
		return quotient(total, norm)

	def order(self, w):
		if self.drawn:
			return sum(b * n for b, n in zip(self.bounds(), w))
		return self.number(w, 1)


def quotient(a, b):
	return LONG.conv(abs(a) // abs(b) * (-1 if (a < 0) != (b < 0) else 1))


def root(v):
	import math
	return math.isqrt(v)


def bar(n, total, positive, negative):
	width = 20 if positive and negative else 40
	length = min((2 * abs(n) * width + total) // (2 * total), width) if total else 0
	out = ""
	if negative:
		out = ("@" * (length if n < 0 else 0)).rjust(width)
	out += "|"
	if positive or not negative:
		out += ("@" * (length if n > 0 else 0)).ljust(width)
	return out


def drawing(func, w, norm):
	bounds = func.bounds()
	used = [i for i, n in enumerate(w) if n] or [63 if func.name == "quantize" else 1]
	out = "\n%16s %41s %-9s\n" % ("value", "------------- Distribution -------------", "count")
	total = sum(abs(n) for n in w)
	positive, negative = any(n > 0 for n in w), any(n < 0 for n in w)
	for i in range(max(used[0] - 1, 0), min(used[-1] + 1, len(w) - 1) + 1):
		label = str(bounds[i])
		if func.name != "quantize":
			label = f"< {bounds[1]}" if not i else f">= {label}" if i == len(w) - 1 else label
		out += "%16s %s %-9d\n" % (label, bar(w[i], total, positive, negative), quotient(w[i], norm))
	return out.encode()


class Agg:
	"""An aggregation's declaration and, in a run, its rows."""

	def __init__(self, name, func, keys):
		self.name, self.func, self.keys = name, func, keys

	def start(self):
		return {"rows": {}, "norm": 1, "seen": False}


def visible(agg, state):
	"""One without keys exists once a snapshot found it to be more than zeros."""
	rows = state["rows"]
	if not agg.keys and rows and not state["seen"]:
		state["seen"] = any(rows[()])
		return rows if state["seen"] else {}
	return rows


def ordered(aggs, states):
	rows = [visible(a, s) for a, s in zip(aggs, states)]
	keys = {k for r in rows for k in r}

	def rank(key):
		return [a.func.order(r.get(key) or a.func.new()) for a, r in zip(aggs, rows)] + list(key)
	return sorted(keys, key=rank), rows


def default_key(type, v):
	if type is STR:
		return b"  " + v.ljust(50)
	return (" %*d" % ({1: 3, 2: 5, 4: 8, 8: 16}[type.size], v)).encode()


def agg_value(agg, conv, words, norm):
	if agg.func.drawn:
		return drawing(agg.func, words, norm)
	return conv.integer(LONG, agg.func.number(words, norm))


def printa(aggs, states, parts, start=b"\n"):
	"""parts: None for the default layout, or a list of bytes and Convs."""
	keys, rows = ordered(aggs, states)
	out = b"" if parts else start
	for key in keys:
		words = [r.get(key) or a.func.new() for a, r in zip(aggs, rows)]
		cells = [(a, w, s["norm"]) for a, w, s in zip(aggs, words, states)]
		if parts is None:
			out += b"".join(default_key(t, v) for t, v in zip(aggs[0].keys, key))
			for a, w, norm in cells:
				out += drawing(a.func, w, norm) if a.func.drawn else \
					b" %16d" % a.func.number(w, norm)
			out += b"\n"
			continue
		nextkey, nextagg = 0, 0
		for p in parts:
			if isinstance(p, bytes):
				out += p
			elif p.agg:
				a, w, norm = cells[min(nextagg, len(cells) - 1)]
				out += agg_value(a, p, w, norm)
				nextagg += 1
			else:
				out += p.put(aggs[0].keys[nextkey], key[nextkey])
				nextkey += 1
	return out


def clear(agg, state):
	for w in visible(agg, state).values():
		w[:] = agg.func.new()


def trunc(agg, state, n):
	keys, _ = ordered([agg], [state])
	keep = keys[max(len(keys) - n, 0):] if n > 0 else keys[:-n] if n else []
	state["rows"] = {k: v for k, v in state["rows"].items() if k in keep}
