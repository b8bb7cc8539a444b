import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { type TestDatabase, testDatabase } from '@nestmates/infrastructure/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUntilExit, startProgram } from '../../testing/program.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const otherUrl = (change: Partial<URL>): string => Object.assign(new URL(database.url), change).href;

/** One line that an operator can act on, without internals. */
function expectOneSentence(stderr: string): void {
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(/^[A-Z].*\.\n$/);
  expect(stderr).not.toMatch(/ {4}at |Error:/);
}

describe('a failed start', () => {
  it('says which port is taken and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await runUntilExit({ DATABASE_URL: database.url, PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expectOneSentence(stderr);
    expect(stderr).toContain(`Port ${port} is taken; set PORT`);
  });

  it.each([
    ['nobody listens', { port: '9' }],
    ['there is no such host', { hostname: 'nowhere.invalid' }],
    ['the password is wrong', { password: 'guessed' }],
    ['there is no such database', { pathname: '/nothing' }],
  ])('says which database does not answer when %s', async (_, change) => {
    const url = otherUrl(change);
    const { code, stderr } = await runUntilExit({ DATABASE_URL: url });
    expect(code).toBe(1);
    expectOneSentence(stderr);
    expect(stderr).toContain(`The database at ${new URL(url).host}${new URL(url).pathname} `);
    expect(stderr).toContain('DATABASE_URL');
    expect(stderr).not.toContain('guessed');
  });

  it('lists every mistake of the configuration', async () => {
    const { code, stderr } = await runUntilExit({ PORT: 'x', SEED: 'y', LOG_LEVEL: 'z' });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'The configuration has 3 mistakes:',
      expect.stringContaining('PORT'),
      expect.stringContaining('SEED'),
      expect.stringContaining('LOG_LEVEL'),
    ]);
  });
});

describe('a start over a database that is there', () => {
  it('works for two servers at once, and leaves the database as it is', async () => {
    const servers = await Promise.all([1, 2].map(() => startProgram({ DATABASE_URL: database.url })));
    for (const { origin } of servers) {
      expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready' });
    }
    const ends = await Promise.all(servers.map((server) => server.stop()));
    expect(ends.map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ''],
      [0, ''],
    ]);
  });
});
