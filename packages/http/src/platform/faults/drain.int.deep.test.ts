import { Sessions } from '@nestmates/application/members/accounts/sessions.ts';
import { isFull, rounds } from '@nestmates/domain/testing/depth.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Load, startLoad } from '../../../testing/load.ts';
import { startProgram } from '../../../testing/program.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let setup: TestServer;
let cookie: string;
beforeAll(async () => {
  setup = await testServer();
  const { id } = await setup.member({
    ...columnsOf.premium,
    email: 'drain@example.com',
    password: 'Nestmates1!',
  });
  cookie = `nestmates=${(await setup.container.get(Sessions).open(id)).token}`;
});
afterAll(() => setup.close());

const started = () => startProgram({ DATABASE_URL: setup.databaseUrl });
const answered = (load: Load, atLeast: number) =>
  vi.waitFor(() => expect(load.outcomes.length).toBeGreaterThan(atLeast), { timeout: 30_000 });
const failures = ({ outcomes }: Load) => outcomes.filter(({ result }) => result !== 200);

describe('a server that is stopped', { timeout: 180_000 }, () => {
  it('answers every request that reaches it, under load, and is gone within ten seconds', async () => {
    for (let round = 0; round < rounds(3); round += 1) {
      const server = await started();
      const load = startLoad(server.origin, { clients: 12, path: '/api/me', headers: { cookie } });
      await answered(load, 100);
      const asked = performance.now();
      const { code } = await server.stop();
      expect(performance.now() - asked).toBeLessThan(scaledTimeout(10_000));
      await load.over;
      expect(code).toBe(0);
      expect(failures(load)).toEqual([]);
    }
  });

  if (isFull) {
    it('finishes what takes long, such as a login', async () => {
      const server = await started();
      const logins = Array.from({ length: 8 }, () =>
        fetch(`${server.origin}/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'drain@example.com', password: 'Nestmates1!' }),
        }),
      );
      await logins[0];
      const ended = server.stop();
      expect((await Promise.all(logins)).map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect((await ended).code).toBe(0);
    });
  }

  it('reports not ready first, and still serves requests meanwhile', async () => {
    const server = await started();
    const balancer = startLoad(server.origin, { clients: 1, path: '/readyz' });
    const member = startLoad(server.origin, { clients: 1, path: '/api/me', headers: { cookie } });
    await Promise.all([answered(balancer, 3), answered(member, 3)]);
    await server.stop();
    await Promise.all([balancer.over, member.over]);
    const told = failures(balancer)[0];
    expect(told?.result).toBe(503);
    // The first of them may have been started before.
    expect(member.outcomes.filter(({ at }) => told && at > told.at).length).toBeGreaterThan(1);
    expect(failures(member)).toEqual([]);
  });

  if (isFull) {
    it('is not delayed by an open event stream', async () => {
      const server = await started();
      const listening = await fetch(`${server.origin}/api/events`, { headers: { cookie } });
      expect(listening.status).toBe(200);
      const asked = performance.now();
      const ended = await server.stop();
      expect(ended.code).toBe(0);
      expect(performance.now() - asked).toBeLessThan(scaledTimeout(3000));
      await listening.body?.cancel().catch(() => undefined);
    });
  }
});
