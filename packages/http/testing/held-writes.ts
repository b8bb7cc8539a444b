import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';

interface RawConnection {
  query(statement: string | { readonly text?: string }, ...more: readonly unknown[]): unknown;
}

/** The header with the name under which the writes of a request are held. */
export const heldAs = 'x-held-as';

/** Reads may begin with `with`, too. */
const writes =
  /^\s*(insert|update|delete|commit)\b|^\s*with\b.*\b(insert into|delete from|update \S+( as \S+)? set)\b/is;
const heldCall = new AsyncLocalStorage<string | undefined>();

/** Runs a job whose writes are held under this name. */
export const heldJob = <T>(name: string, run: () => Promise<T>): Promise<T> => heldCall.run(name, run);

const requestStart = 'http.server.request.start';
function nameRequest(message: unknown): void {
  const { request } = message as { readonly request: IncomingMessage };
  const name = request.headers[heldAs];
  heldCall.enterWith(typeof name === 'string' ? name : undefined);
}

/** Sends what writes, and each commit, of a call that has such a name only after `hold` has let it go on. */
export function holdWrites({ client }: Knex, hold: (call: string) => Promise<void>): void {
  unsubscribe(requestStart, nameRequest);
  subscribe(requestStart, nameRequest);
  /** Statements of one call that are sent side by side go on together. */
  const held = new Map<string, Promise<void>>();
  const released = (call: string): Promise<void> => {
    const release = held.get(call) ?? hold(call).finally(() => held.delete(call));
    held.set(call, release);
    return release;
  };
  const acquire: () => Promise<RawConnection> = client.acquireRawConnection.bind(client);
  client.acquireRawConnection = async () => {
    const connection = await acquire();
    const query = connection.query.bind(connection);
    connection.query = (statement, ...more) => {
      const call = heldCall.getStore();
      const text = typeof statement === 'string' ? statement : (statement.text ?? '');
      if (call === undefined || !writes.test(text)) return query(statement, ...more);
      return released(call).then(() => query(statement, ...more));
    };
    return connection;
  };
}
