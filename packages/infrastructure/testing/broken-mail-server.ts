import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { ServerFault } from '@nestmates/application/testing/contracts/server-faults.ts';
import { onTestFinished } from 'vitest';

/** What it says to a new connection. */
const greetings: Readonly<Record<ServerFault, (socket: Socket) => void>> = {
  'fails with 500': (socket) => socket.end('554 Something went wrong\r\n'),
  'is overloaded': (socket) => socket.end('421 Too many connections\r\n'),
  'sends a page': (socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n<html>Maintenance</html>\r\n'),
  'breaks off': (socket) => socket.destroy(),
  'never answers': () => undefined,
};

/** The address of a mail server that goes wrong in this way with every e-mail, until the test ends. */
export async function brokenMailServer(fault: ServerFault): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    greetings[fault](socket);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
