# test/workload: small programs for tests to trace.
