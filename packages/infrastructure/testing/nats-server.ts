import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether Debian's `nats-server`, or another, is installed. */
export const hasNats = spawnSync('nats-server', ['--version']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilItListens(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await wait(20);
    } finally {
      socket.destroy();
    }
  }
}

/** A broker of a test's own, which it can stop and start again at the same address. */
export async function natsServer() {
  const port = await freePort();
  let running: ChildProcess | undefined;
  const server = {
    url: `nats://nestmates:7%3Apass@127.0.0.1:${port}`,
    async start() {
      running = spawn(
        'nats-server',
        [...['-a', '127.0.0.1', '-p', String(port)], ...['--user', 'nestmates', '--pass', '7:pass']],
        { stdio: 'ignore' },
      );
      await untilItListens(port);
    },
    async stop() {
      if (!running || running.exitCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
  };
  await server.start();
  return server;
}
