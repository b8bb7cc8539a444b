import type { Quota, RateLimiter } from '@nestmates/application/platform/shared/ports.ts';
import { resetTokenIn } from '@nestmates/application/testing/memory/memory-mailer.ts';
import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { emailsTo } from '../../../testing/sent-emails.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Reply } from '../../../testing/visitor.ts';

const password = 'Nestmates1!';
const useQuickPasswords = (container: Container) =>
  void container.rebind(port('passwords')).toConstantValue(new QuickPasswords());

/** The requests alternate between two servers, so that each sees only half of them. */
const tryLogins = (
  servers: readonly TestServer[],
  count: number,
  form: (nth: number) => object,
): Promise<Reply[]> =>
  Promise.all(
    Array.from({ length: count }, (_, nth) => {
      const server = servers[nth % servers.length];
      return (server as TestServer).visitor().post('/api/login', form(nth));
    }),
  );

const counted = (replies: readonly Reply[]) => ({
  refused: replies.filter(({ status }) => status === 401).length,
  limited: replies.filter(({ status }) => status === 429).length,
  others: replies.filter(({ status }) => status !== 401 && status !== 429).length,
});

describe('two servers over one database', () => {
  let one: TestServer;
  let two: TestServer;
  beforeAll(async () => {
    one = await testServer({ swap: useQuickPasswords });
    two = await one.anotherServer();
  });
  afterAll(() => one.close());
  beforeEach(() => one.knex('attempts').delete());

  it('let a member in from her own browser while strangers try her e-mail', async () => {
    const { email } = await one.member({ password });
    const own = one.visitor();
    expect((await own.post('/api/login', { email, password })).status).toBe(200);
    await own.post('/api/logout');
    await tryLogins([one, two], 12, () => ({ email, password: 'wrong' }));
    expect((await one.visitor().post('/api/login', { email, password })).status).toBe(429);
    expect((await own.post('/api/login', { email, password })).status).toBe(200);
  });

  it('count her own browser by itself, ten wrong passwords too', async () => {
    const { email } = await one.member({ password });
    const own = one.visitor();
    await own.post('/api/login', { email, password });
    await own.post('/api/logout');
    const wrong = { email, password: 'wrong' };
    const statuses = [];
    for (let nth = 0; nth < 11; nth += 1) statuses.push((await own.post('/api/login', wrong)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await own.post('/api/login', { email, password })).status).toBe(429);
  });

  it('take no browser of another member for hers', async () => {
    const [{ email }, attacker] = [await one.member({ password }), await one.member({ password })];
    const browser = one.visitor();
    await browser.post('/api/login', { email: attacker.email, password });
    await tryLogins([one, two], 10, () => ({ email, password: 'wrong' }));
    expect((await browser.post('/api/login', { email, password })).status).toBe(429);
  });

  it('send a member her reset link from her own browser while strangers ask for it', async () => {
    const { email } = await one.member({ password });
    const own = one.visitor();
    await own.post('/api/login', { email, password });
    for (let nth = 0; nth < 6; nth += 1) await two.visitor().post('/api/password-reset-request', { email });
    expect((await one.visitor().post('/api/password-reset-request', { email })).status).toBe(429);
    expect((await own.post('/api/password-reset-request', { email })).status).toBe(200);
  });

  it('let exactly ten wrong passwords through for one e-mail, however many come at once', async () => {
    one.clock.hold();
    const { email } = await one.member({ password });
    const replies = await tryLogins([one, two], 40, () => ({ email, password: 'wrong' }));
    expect(counted(replies)).toEqual({ refused: 10, limited: 30, others: 0 });
    for (const { status, headers, body } of replies) {
      if (status !== 429) continue;
      expect(body.error).toBe('RATE_LIMITED');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    }
  });

  it('count an e-mail that has no account in the same way', async () => {
    const replies = await tryLogins([one, two], 15, () => ({
      email: 'nobody@example.com',
      password: 'wrong',
    }));
    expect(counted(replies)).toEqual({ refused: 10, limited: 5, others: 0 });
  });

  it('count one e-mail, however it is written', async () => {
    const ways = ['wilma@example.com', 'WILMA@example.com', ' Wilma@Example.com '];
    const replies = await tryLogins([one, two], 15, (nth) => ({ email: ways[nth % 3], password: 'wrong' }));
    expect(counted(replies)).toEqual({ refused: 10, limited: 5, others: 0 });
  });

  it('let exactly fifty through from one address, over all e-mails', async () => {
    const replies = await tryLogins([one, two], 60, (nth) => ({
      email: `n${nth}@example.com`,
      password: 'wrong',
    }));
    expect(counted(replies)).toEqual({ refused: 50, limited: 10, others: 0 });
  });

  it('keep even the right password out until the quarter of an hour is over, and nobody else', async () => {
    const [{ email }, other] = [await one.member({ password }), await one.member({ password })];
    await tryLogins([one], 11, () => ({ email, password: 'wrong' }));
    const status = async (who: string) =>
      (await two.visitor().post('/api/login', { email: who, password })).status;
    expect(await status(email)).toBe(429);
    expect(await status(other.email)).toBe(200);
    one.clock.forward(minutes(15) + 1);
    expect(await status(email)).toBe(200);
  });

  it('let her in with a new password at once, after a reset by link', async () => {
    const member = await one.member({ password });
    const { email } = member;
    await tryLogins([one, two], 12, () => ({ email, password: 'wrong' }));
    await one.visitor().post('/api/password-reset-request', { email });
    await one.runJobs();
    const newPassword = 'Nestmates2!';
    const token = resetTokenIn((await emailsTo(one, member)).at(-1));
    await two.visitor().post('/api/password-reset-confirm', { token, newPassword });
    expect((await two.visitor().post('/api/login', { email, password: newPassword })).status).toBe(200);
  });

  it('do not count what one of them has refused', async () => {
    const [{ email }, other] = [await one.member({ password }), await one.member({ password })];
    const wrong = () => ({ email, password: 'wrong' });
    expect(counted(await tryLogins([one, two], 70, wrong))).toEqual({ refused: 10, limited: 60, others: 0 });
    const right = { email: other.email, password };
    expect((await two.visitor().post('/api/login', right)).status).toBe(200);
    const replies = await tryLogins([one, two], 50, (nth) => ({ email: `m${nth}@example.com`, password }));
    expect(counted(replies)).toEqual({ refused: 40, limited: 10, others: 0 });
  });

  it('do not count a login that succeeds', async () => {
    const { email } = await one.member({ password });
    for (let nth = 0; nth < 60; nth += 1) {
      const server = nth % 2 ? one : two;
      expect((await server.visitor().post('/api/login', { email, password })).status).toBe(200);
    }
    const replies = await tryLogins([one, two], 12, () => ({ email, password: 'wrong' }));
    expect(counted(replies)).toEqual({ refused: 10, limited: 2, others: 0 });
  });

  it('limit registering, by address', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 24 }, async (_, nth) => {
        const form = { email: `reg${nth}@example.com`, password };
        return (await (nth % 2 ? one : two).visitor().post('/api/register', form)).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });
});

/** The naive limiter: it reads the count and writes it later, so concurrent calls all read the same count. */
class NaiveRateLimiter implements RateLimiter {
  readonly #db: Knex;
  constructor(db: Knex) {
    this.#db = db;
  }
  async consume(what: string, who: string, { max, per }: Quota): Promise<void> {
    const known = await this.#db('attempts').where({ what, who }).first();
    if (known && known.count >= max) throw new DomainError('rate-limited', 'RATE_LIMITED', 'Too many');
    const resetsAt = new Date(Date.now() + per);
    await this.#db('attempts')
      .insert({ what, who, count: 1, resetsAt })
      .onConflict(['what', 'who'])
      .merge({ count: (known?.count ?? 0) + 1, resetsAt });
  }
  giveBack(): Promise<void> {
    return Promise.resolve();
  }
  clear(): Promise<void> {
    return Promise.resolve();
  }
}

describe('a limiter that reads before it counts', () => {
  it('lets more through, so this test can detect it', async () => {
    const one = await testServer({
      swap(container) {
        useQuickPasswords(container);
        container
          .rebind(port('rateLimiter'))
          .toConstantValue(new NaiveRateLimiter(container.get(KnexTransaction).db));
      },
    });
    const two = await one.anotherServer();
    const { email } = await one.member({ password });
    const { refused } = counted(await tryLogins([one, two], 40, () => ({ email, password: 'wrong' })));
    await one.close();
    expect(refused).toBeGreaterThan(10);
  });
});
