/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * sockpair N: send N bytes over a Unix socket pair, then N over a TCP loopback connection.
 *
 * A workload for network probes. Prints the two byte counts that arrived, one per line:
 * "unix N" and "tcp N PORT"; PORT is the listener's. Needs the loopback device up.
 */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#define CHUNK 4096

static void fail(const char *what)
{
	perror(what);
	exit(1);
}

static void send_bytes(int fd, long n)
{
	static const char buf[CHUNK];

	while (n > 0) {
		ssize_t sent = send(fd, buf, n < CHUNK ? n : CHUNK, 0);

		if (sent < 0)
			fail("send");
		n -= sent;
	}
}

static long receive_bytes(int fd)
{
	char buf[CHUNK];
	long total = 0;
	ssize_t got;

	while ((got = recv(fd, buf, sizeof(buf), 0)) > 0)
		total += got;
	if (got < 0)
		fail("recv");
	return total;
}

/* A child sends on one end and closes it, we count on the other. */
static long transfer(int from, int to, long n)
{
	int status;
	long total;
	pid_t pid = fork();

	if (pid < 0)
		fail("fork");
	if (pid == 0) {
		close(to);
		send_bytes(from, n);
		_exit(0);
	}
	close(from);
	total = receive_bytes(to);
	close(to);
	if (waitpid(pid, &status, 0) != pid || status != 0)
		exit(1);
	return total;
}

/* Connect two sockets over TCP; returns the listener's port. */
static int tcp_pair(int fds[2])
{
	struct sockaddr_in addr = {
		.sin_family = AF_INET,
		.sin_addr.s_addr = htonl(INADDR_LOOPBACK),
	};
	socklen_t len = sizeof(addr);
	int listener = socket(AF_INET, SOCK_STREAM, 0);

	fds[0] = socket(AF_INET, SOCK_STREAM, 0);
	if (listener < 0 || fds[0] < 0)
		fail("socket");
	if (bind(listener, (struct sockaddr *)&addr, len) < 0 || listen(listener, 1) < 0)
		fail("listen");
	if (getsockname(listener, (struct sockaddr *)&addr, &len) < 0)
		fail("getsockname");
	if (connect(fds[0], (struct sockaddr *)&addr, len) < 0)
		fail("connect");
	fds[1] = accept(listener, NULL, NULL);
	if (fds[1] < 0)
		fail("accept");
	close(listener);
	return ntohs(addr.sin_port);
}

int main(int argc, char **argv)
{
	long n, over_unix, over_tcp;
	int fds[2], port;

	if (argc != 2) {
		fprintf(stderr, "usage: sockpair N\n");
		return 2;
	}
	n = atol(argv[1]);
	if (socketpair(AF_UNIX, SOCK_STREAM, 0, fds) < 0)
		fail("socketpair");
	over_unix = transfer(fds[0], fds[1], n);
	port = tcp_pair(fds);
	over_tcp = transfer(fds[0], fds[1], n);
	printf("unix %ld\ntcp %ld %d\n", over_unix, over_tcp, port);
	return over_unix != n || over_tcp != n;
}
