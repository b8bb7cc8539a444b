import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sharingPooler } from '../../../testing/sharing-pooler.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { sharesSessions } from './shared-sessions.ts';
import { databaseUnavailable } from './unavailable.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('PostgreSQL gives each connection a session of its own', async () => {
  expect(await sharesSessions(database.url)).toBe(false);
});

it('a pooler in transaction mode shares its sessions', async () => {
  expect(await sharesSessions(await sharingPooler(database.url))).toBe(true);
});

describe('an address that takes connections and does not answer', () => {
  /** "You are logged in" and "ask" in PostgreSQL's protocol. */
  const greeting = Buffer.from('R\0\0\0\b\0\0\0\0Z\0\0\0\u0005I', 'latin1');

  /** Lets five seconds pass at what it gets after the first `answered` messages. */
  async function silentAfter(answered: number): Promise<string> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const server = createServer((socket) => {
      let got = 0;
      socket.on('error', () => undefined);
      socket.on('data', () => {
        got += 1;
        if (got <= answered) socket.write(greeting);
        else vi.advanceTimersByTime(5000);
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => {
      vi.useRealTimers();
      server.close();
    });
    return `postgres://127.0.0.1:${(server.address() as AddressInfo).port}/nothing`;
  }

  it.each([
    ['the login', 0, 'timeout expired'],
    ['a question', 1, 'Query read timeout'],
  ])('is an unavailable database five seconds after %s', async (_, answered, message) => {
    const error = await sharesSessions(await silentAfter(answered)).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message });
    expect(databaseUnavailable(error)).toBeDefined();
  });
});
