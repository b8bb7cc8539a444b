import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { onTestFinished } from 'vitest';

const message = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const int16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const text = (value: string) => Buffer.from(`${value}\0`);
const ready = message('Z', Buffer.from('I'));

/** The answer to a simple query, with every value as text. */
function answerOf({ rows, fields, command }: pg.QueryResult): Buffer {
  const described = fields.map(({ name, dataTypeID }) =>
    Buffer.concat([text(name), int32(0), int16(0), int32(dataTypeID), int16(4), int32(-1), int16(0)]),
  );
  const values = (row: Record<string, unknown>) =>
    fields.map(({ name }) => {
      const value = Buffer.from(String(row[name]));
      return Buffer.concat([int32(value.length), value]);
    });
  return Buffer.concat([
    message('T', Buffer.concat([int16(fields.length), ...described])),
    ...rows.map((row) => message('D', Buffer.concat([int16(fields.length), ...values(row)]))),
    message('C', text(`${command} ${rows.length}`)),
    ready,
  ]);
}

function serve(socket: Socket, session: pg.Client): void {
  let isGreeted = false;
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    if (!isGreeted) {
      isGreeted = true;
      socket.write(Buffer.concat([message('R', int32(0)), ready]));
    } else if (data.toString('latin1', 0, 1) === 'Q') {
      void session
        .query(data.toString('utf8', 5, data.length - 1))
        .then((result) => socket.write(answerOf(result)));
    } else {
      socket.end();
    }
  });
}

/**
 * The address of a pooler in transaction mode over one session of this database, until the test ends. It knows simple
 * queries only, and no null.
 */
export async function sharingPooler(databaseUrl: string): Promise<string> {
  const session = new pg.Client({ connectionString: databaseUrl });
  await session.connect();
  const server = createServer((socket) => serve(socket, session));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(async () => {
    server.close();
    await session.end();
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href;
}
