# test: the harness and the targets that run everything.
