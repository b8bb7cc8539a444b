import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { isFull, sampled } from '@nestmates/domain/testing/depth.ts';
import { demoPassword } from '@nestmates/infrastructure/seed/demo-logins.ts';
import { sharingPooler } from '@nestmates/infrastructure/testing/sharing-pooler.ts';
import { type TestDatabase, testDatabase } from '@nestmates/infrastructure/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runUntilExit, startProgram } from '../../../testing/program.ts';
import { Visitor } from '../../../testing/visitor.ts';

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

  it.each(sampled(['203.0.113.7', 'nowhere.invalid'], 2))(
    'says that HOST=%s is no address of this machine',
    async (host) => {
      const { code, stderr } = await runUntilExit({ DATABASE_URL: database.url, HOST: host });
      expect(code).toBe(1);
      expectOneSentence(stderr);
      expect(stderr).toContain(`HOST=${host} is no address of this machine; set HOST`);
    },
  );

  const wrong: readonly (readonly [why: string, change: Partial<URL>])[] = [
    ['nobody listens', { port: '9' }],
    ['there is no such host', { hostname: 'nowhere.invalid' }],
    ['the password is wrong', { password: 'guessed' }],
    ['there is no such database', { pathname: '/nothing' }],
  ];
  it.each(sampled(wrong, 4))('says which database does not answer when %s', async (_, change) => {
    const url = otherUrl(change);
    const { code, stderr } = await runUntilExit({ DATABASE_URL: url });
    expect(code).toBe(1);
    expectOneSentence(stderr);
    expect(stderr).toContain(`The database at ${new URL(url).host}${new URL(url).pathname} `);
    expect(stderr).toContain('DATABASE_URL');
    expect(stderr).not.toContain('guessed');
  });

  it('says that a pooler shares its sessions, and which variable leads past it', async () => {
    const pooler = await sharingPooler(database.url);
    for (const env of [
      { DATABASE_URL: pooler },
      { DATABASE_URL: database.url, DATABASE_DIRECT_URL: pooler },
    ]) {
      const { code, stderr } = await runUntilExit(env);
      expect(code).toBe(1);
      expectOneSentence(stderr);
      expect(stderr).toMatch(/shares its sessions: name PostgreSQL itself/);
    }
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

describe('the metrics', () => {
  const freePort = async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    taken.close();
    return port;
  };

  it('have a port of their own where one is set, and are then nowhere else', async () => {
    const port = await freePort();
    const server = await startProgram({ DATABASE_URL: database.url, METRICS_PORT: String(port) });
    const own = await fetch(`http://127.0.0.1:${port}/metrics`);
    const beside = await fetch(`${server.origin}/metrics`);
    const other = await fetch(`http://127.0.0.1:${port}/api/me`);
    expect(await own.text()).toContain('process_resident_memory_bytes');
    expect([own.status, beside.status, other.status]).toEqual([200, 404, 404]);
    expect((await server.stop()).code).toBe(0);
  });

  if (isFull) {
    it('are not there at all without a port or a token', async () => {
      const server = await startProgram({ DATABASE_URL: database.url });
      expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
      await server.stop();
    });
  }
});

if (isFull) {
  describe('the demo logins', () => {
    const stdoutOf = async (env: Record<string, string>) => {
      const server = await startProgram(env);
      return (await server.stop()).stdout;
    };

    it('are printed only where they exist', async () => {
      expect(await stdoutOf({ SEED: 'none' })).not.toContain('nestmates.test');
      expect(await stdoutOf({ DATABASE_URL: database.url, SEED: 'none' })).not.toContain('nestmates.test');
    });
  });
}

describe('production', () => {
  it('does not start with what is for demos, and says everything that is wrong at once', async () => {
    const { code, stderr } = await runUntilExit({ NODE_ENV: 'production', SEED: 'demo', RATE_LIMITS: 'off' });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'The configuration has 9 mistakes:',
      expect.stringContaining('RATE_LIMITS=off'),
      expect.stringContaining('SEED=demo'),
      expect.stringContaining('DATABASE_URL'),
      expect.stringContaining('PUBLIC_URL'),
      expect.stringContaining('ENCRYPTION_KEYS'),
      expect.stringContaining('MAIL_FROM'),
      expect.stringContaining('payments that are real'),
      expect.stringContaining('mail that leaves the machine'),
      expect.stringContaining('photos that outlive the machine'),
    ]);
  });

  if (isFull) {
    it('has no demo members and no administrators by default, even where it may use sandboxes', async () => {
      const server = await startProgram({ NODE_ENV: 'production', ALLOW_SANDBOX: 'true' });
      const login = await new Visitor(server.origin).post('/api/login', {
        email: 'ana@nestmates.test',
        password: demoPassword,
      });
      const registered = await new Visitor(server.origin).post('/api/register', {
        email: 'admin@nestmates.test',
        password: demoPassword,
      });
      const { stdout } = await server.stop();
      expect(login.status).toBe(401);
      expect(registered.body).toMatchObject({ isAdmin: false });
      expect(stdout).not.toContain('Demo logins');
    });
  }
});

if (isFull) {
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
}
