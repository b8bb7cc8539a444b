import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';

/** Says that a call came to a statement that writes. */
export interface HeldMessage {
  readonly held: string;
}

interface RawConnection {
  query(statement: string | { readonly text?: string }, ...more: readonly unknown[]): unknown;
}

/** The header with the name under which the writes of a request are held. */
export const heldAs = 'x-held-as';

/** Reads may begin with `with`, too. */
const writes =
  /^\s*(insert|update|delete|commit)\b|^\s*with\b.*\b(insert into|delete from|update \S+( as \S+)? set)\b/is;
const heldCall = new AsyncLocalStorage<string | undefined>();
/** Statements of one call that are sent side by side are released together. */
const waiting = new Map<string, (() => void)[]>();

/** Runs a job whose writes are held under this name. */
export const heldJob = <T>(name: string, run: () => Promise<T>): Promise<T> => heldCall.run(name, run);

function hold(call: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const others = waiting.get(call);
  waiting.set(call, [...(others ?? []), resolve]);
  if (!others) process.send?.({ held: call } satisfies HeldMessage);
  return promise;
}

/** Holds what writes, and each commit, for a held call until the test releases it: see `Lockstep`. */
export function holdWrites({ client }: Knex): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: IncomingMessage };
    const name = request.headers[heldAs];
    heldCall.enterWith(typeof name === 'string' ? name : undefined);
  });
  process.on('message', ({ released }: { readonly released?: string }) => {
    if (released === undefined) return;
    const releases = waiting.get(released) ?? [];
    waiting.delete(released);
    for (const release of releases) release();
  });
  const acquire: () => Promise<RawConnection> = client.acquireRawConnection.bind(client);
  client.acquireRawConnection = async () => {
    const connection = await acquire();
    const query = connection.query.bind(connection);
    connection.query = (statement, ...more) => {
      const call = heldCall.getStore();
      const text = typeof statement === 'string' ? statement : (statement.text ?? '');
      if (call === undefined || !writes.test(text)) return query(statement, ...more);
      return hold(call).then(() => query(statement, ...more));
    };
    return connection;
  };
}
