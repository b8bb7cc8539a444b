import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ServerFault } from '@nestmates/application/testing/contracts/server-faults.ts';
import { onTestFinished } from 'vitest';

/** A time limit that only a collected object knew of is never reached: what waits for an answer has to survive this. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

const answers: Readonly<Record<ServerFault, (response: ServerResponse) => void>> = {
  'fails with 500': (response) => {
    response.writeHead(500, { 'content-type': 'application/json' });
    response.end('{"error":{"message":"Something went wrong"}}');
  },
  'is overloaded': (response) => {
    response.writeHead(503).end();
  },
  'sends a page': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Maintenance</html>');
  },
  'breaks off': (response) => {
    response.destroy();
  },
  'never answers': collectGarbage,
};

/** The address of a server that goes wrong in this way with every call, until the test ends. */
export async function brokenServer(fault: ServerFault): Promise<string> {
  const server = createServer((_, response) => answers[fault](response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
