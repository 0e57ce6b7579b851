# SPDX-License-Identifier: LGPL-2.1-or-later
#
# From a program that fails to a small one that still does.
#
# In:      a program, a test for "still fails", a deadline.
# Out:     a program that fails and of which nothing can be taken away.
# Relies:  nodes and statements say what they are made of; types follow from operands, so any int may stand for any int.
from model import STR, Assign, IncDec, Invalid, Lit, Null, Str
from program import Clause, Expr, If, Printf, Program


def smaller(node):
	"""Simpler expressions of the same kind (int or string), the simplest first."""
	string = node.type is STR
	if string and not (isinstance(node, Str) and len(node.value) < 2):
		yield Str(b"")
		yield Str(b"a")
		if isinstance(node, Str):
			yield Str(node.value[:len(node.value) // 2])
	if not string and not (isinstance(node, Lit) and node.spelled in ("0", "1")):
		yield Lit(0)
		yield Lit(1)
		if isinstance(node, Lit) and node.spelled != str(node.c):
			yield Lit(node.c)
	for k in node.kids:
		if (k.type is STR) == string:
			yield k
	for i, k in enumerate(node.kids):
		for s in smaller(k):
			if i == 0 and isinstance(node, (Assign, IncDec)) and type(s) is not type(k):
				continue
			try:
				yield node.make(node.kids[:i] + (s,) + node.kids[i + 1:])
			except Invalid:
				pass


def smaller_stmt(s):
	"""Lists of statements that may stand for s."""
	yield []
	for b in s.blocks:
		if b:
			yield b
	if not isinstance(s, If):
		for e in s.exprs:
			yield [Expr(e)]
	if isinstance(s, Printf):
		for i in range(len(s.exprs)):
			if len(s.exprs) > 1:
				yield [s.without(i)]
	for i, e in enumerate(s.exprs):
		for x in smaller(e):
			try:
				yield [s.make(s.exprs[:i] + (x,) + s.exprs[i + 1:], s.blocks)]
			except Invalid:
				pass
	for i, b in enumerate(s.blocks):
		for x in smaller_block(b):
			blocks = list(s.blocks)
			blocks[i] = x
			try:
				yield [s.make(s.exprs, blocks)]
			except Invalid:
				pass


def smaller_block(block):
	for i, s in enumerate(block):
		for x in smaller_stmt(s):
			if x != [s]:
				yield block[:i] + x + block[i + 1:]


def smaller_clause(c):
	yield []
	if c.pred:
		yield [Clause(None, c.body)]
		for x in smaller(c.pred):
			yield [Clause(x, c.body)]
	for b in smaller_block(c.body):
		yield [Clause(c.pred, b)]


def smaller_program(p):
	for i, c in enumerate(p.clauses):
		for x in smaller_clause(c):
			yield Program(p.clauses[:i] + x + p.clauses[i + 1:], p.inits)
	for label in p.inits:
		yield Program(p.clauses, {k: v for k, v in p.inits.items() if k != label})


def size(p):
	return len(p.text())


def shrink(p, still, deadline):
	import time
	tried = set()
	better = True
	while better:
		better = False
		for q in smaller_program(p):
			if time.monotonic() > deadline:
				return p
			text = q.text()
			if len(text) >= size(p) or text in tried:
				continue
			tried.add(text)
			if still(q):
				p, better = q, True
				break
	return p
