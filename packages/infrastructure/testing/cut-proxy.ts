import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

interface CutProxy {
  /** The database's address, over this proxy. */
  readonly url: string;
  /** Breaks every connection, and each new one, until it is mended. */
  cut(): void;
  mend(): void;
  /** Breaks the connection on which the database's next answer with these words comes, before they arrive. */
  loseAnswer(words: string): void;
}

/** A link to a database that can be cut, until the test ends. */
export async function cutProxy(databaseUrl: string): Promise<CutProxy> {
  const { hostname, port: target } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let lost: string | undefined;
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((socket) => {
    if (isCut) {
      socket.resetAndDestroy();
      return;
    }
    const onward = connect(Number(target || 5432), hostname);
    keep(socket, onward);
    keep(onward, socket);
    socket.pipe(onward);
    onward.on('data', (answer) => {
      if (lost === undefined || !answer.includes(lost)) {
        socket.write(answer);
        return;
      }
      lost = undefined;
      socket.resetAndDestroy();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const breakAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  onTestFinished(() => {
    breakAll();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    loseAnswer(words) {
      lost = words;
    },
  };
}
