import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { isFull, sampled } from '@nestmates/domain/testing/depth.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@nestmates/infrastructure/platform/database/embedded/embedded-postgres.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startLoad } from '../../../testing/load.ts';
import { type ServerProgram, startProgram } from '../../../testing/program.ts';
import { Visitor } from '../../../testing/visitor.ts';

let folder: string;
let postgres: EmbeddedPostgres;
let servers: ServerProgram[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestmates-restart-'));
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'db'), fsync: false });
  servers = [];
  for (const _ of isFull ? [1, 2] : [1]) servers.push(await startProgram({ DATABASE_URL: postgres.url }));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const postmaster = () =>
  Number(readFileSync(join(folder, 'db', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function someone(email: string): Promise<Visitor> {
  const visitor = new Visitor(servers[0]?.origin ?? '');
  const { status } = await visitor.post('/api/register', { email, password: 'Nestmates1!' });
  expect(status).toBe(200);
  return visitor;
}

describe('when PostgreSQL is restarted under load', { timeout: 90_000 }, () => {
  it.each(sampled(['SIGINT', 'SIGKILL'] as const, 2))(
    'by %s, no server ends, answers are 503 for a moment and right again within five seconds',
    async (signal) => {
      const visitor = await someone(`${signal.toLowerCase()}@example.com`);
      const headers = { cookie: `nestmates=${visitor.cookies.get('nestmates')}` };
      const loads = servers.map(({ origin }) => startLoad(origin, { clients: 6, path: '/api/me', headers }));
      const all = () => loads.flatMap(({ outcomes }) => outcomes);
      await vi.waitFor(() => expect(all().length).toBeGreaterThan(100), { timeout: 10_000 });

      const killedAt = performance.now();
      process.kill(postmaster(), signal);
      const isWell = () => {
        const since = all().filter(({ at, result }) => at > killedAt && result !== 200);
        const last = Math.max(killedAt, ...since.map(({ at }) => at));
        const good = all().filter(({ at, result }) => at > last && result === 200);
        return since.length > 0 && good.length > 50;
      };
      await vi.waitFor(() => expect(isWell()).toBe(true), { timeout: 15_000, interval: 100 });
      await Promise.all(loads.map((load) => load.stop()));

      const bad = all().filter(({ result }) => result !== 200);
      expect(new Set(bad.map(({ result }) => result))).toEqual(new Set([503]));
      const healthyAfter = Math.max(...bad.map(({ at }) => at)) - killedAt;
      expect(healthyAfter).toBeLessThan(scaledTimeout(seconds(5)));
      for (const { pid } of servers) expect(process.kill(pid, 0)).toBe(true);
    },
  );

  it('the worker is notified of jobs again', async () => {
    const email = 'after@example.com';
    const visitor = await someone(email);
    await visitor.post('/api/password-reset-request', { email });
    const emails = async () =>
      JSON.parse((await visitor.get('/sandbox/mailbox.json')).text) as { to: string }[];
    await vi.waitFor(async () => expect((await emails()).some(({ to }) => to === email)).toBe(true), {
      timeout: 20_000,
      interval: 200,
    });
  });
});
