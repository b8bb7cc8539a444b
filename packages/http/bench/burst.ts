import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

export interface Burst {
  readonly port: number;
  readonly path: string;
  readonly cookie: string;
  readonly calls: number;
}

/** One call over a connection of its own, until its response begins. */
function call({ port, path, cookie }: Burst): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const answered = (status: number) => {
      resolve(status);
      socket.destroy();
    };
    socket.once('error', () => answered(0));
    socket.once('data', (chunk) => answered(Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1])));
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
  });
}

// A thread of its own, so that the burst takes no time from the client whose calls are measured.
if (parentPort) {
  const burst = workerData as Burst;
  const statuses = await Promise.all(Array.from({ length: burst.calls }, () => call(burst)));
  parentPort.postMessage(statuses);
}
