import { days } from '@nestmates/domain/platform/shared/time.ts';
import { sampled } from '@nestmates/domain/testing/depth.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy, sandboxSums } from '../../../testing/buying.ts';
import { tokenIn } from '../../../testing/links-in-mail.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
});
afterAll(() => server.close());

/** Buyer or seller, who logs in anew where a reset has ended the session. */
class Party {
  readonly #email: string;
  readonly #oldSessions: Visitor[] = [];
  readonly #oldPasswords: string[] = [];
  #now: Visitor;
  #password = memberPassword;
  isGone = false;
  constructor(by: Visitor, email: string) {
    [this.#now, this.#email] = [by, email];
  }

  async #logIn(password: string): Promise<Visitor | undefined> {
    const visitor = server.visitor();
    const { status } = await visitor.post('/api/login', { email: this.#email, password });
    return status === 200 ? visitor : undefined;
  }

  async send(path: string): Promise<number> {
    return (await this.#now.post(path, {})).status;
  }

  async resets(): Promise<void> {
    await server.visitor().post('/api/password-reset-request', { email: this.#email });
    if (this.isGone) return;
    const token = await tokenIn(server, 'reset-password', this.#email);
    const newPassword = `${this.#password}x`;
    const { status } = await server.visitor().post('/api/password-reset-confirm', { token, newPassword });
    expect(status).toBe(200);
    this.#oldSessions.push(this.#now);
    this.#oldPasswords.push(this.#password);
    this.#password = newPassword;
    this.#now = (await this.#logIn(newPassword)) ?? expect.unreachable('The new password does not open it');
  }

  /** Whether it was refused because an order is open. */
  async leaves(): Promise<boolean> {
    if (this.isGone) return false;
    const { status, body } = await this.#now.delete('/api/account', { password: this.#password });
    expect(status === 200 || (status === 409 && body.error === 'OPEN_ORDERS'), JSON.stringify(body)).toBe(
      true,
    );
    this.isGone = status === 200;
    return !this.isGone;
  }

  async expectRightAccess(): Promise<void> {
    for (const session of this.#oldSessions) expect((await session.get('/api/me')).status).toBe(401);
    for (const password of this.#oldPasswords) expect(await this.#logIn(password)).toBeUndefined();
    expect((await this.#now.get('/api/me')).status).toBe(this.isGone ? 401 : 200);
    expect((await this.#logIn(this.#password)) !== undefined).toBe(!this.isGone);
  }
}

const acts = ['opens', 'ends', 'buyer leaves', 'seller leaves', 'both reset'] as const;
type Act = (typeof acts)[number];

const ordersOf = (rest: readonly Act[]): readonly (readonly Act[])[] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((act) => ordersOf(rest.filter((other) => other !== act)).map((order) => [act, ...order]));

const histories = ordersOf(acts)
  .filter((order) => order.indexOf('opens') < order.indexOf('ends'))
  .flatMap((order) =>
    (['won', 'lost'] as const).flatMap((outcome) =>
      (['before', 'after'] as const).map((release) => ({ order, outcome, release })),
    ),
  );

async function history({ order, outcome, release }: (typeof histories)[number]): Promise<void> {
  const [ana, bea] = [
    await mother(server, { firstName: 'Ana' }, 'premium'),
    await mother(server, { firstName: 'Bea' }, 'premium'),
  ];
  await payable(server.knex, ana);
  const orderId = await buy(server, bea, await insertListing(server.knex, ana));
  const [seller, buyer] = [new Party(ana, ana.email), new Party(bea, bea.email)];
  expect(await seller.send(`/api/orders/${orderId}/ship`)).toBe(200);
  if (release === 'before') {
    expect(await buyer.send(`/api/orders/${orderId}/confirm-delivery`)).toBe(200);
    await server.runJobs();
  }
  const { paymentId } = await server.knex('orders').where({ id: orderId }).first('paymentId');
  const { people } = server.container.get(Sandbox).pages;
  let isDisputed = false;
  // Nobody is there any more from whom it could be taken back.
  let hadLeft = false;
  // What was paid back by the bank is over, and what was confirmed.
  let isOver = release === 'before';
  const does: Readonly<Record<Act, () => Promise<unknown>>> = {
    async opens() {
      hadLeft = seller.isGone;
      isDisputed = await people.openDispute(paymentId);
    },
    async ends() {
      await people.closeDispute(paymentId, outcome);
      isDisputed = false;
      isOver ||= outcome === 'lost';
    },
    async 'buyer leaves'() {
      const isRefused = await buyer.leaves();
      if (!isOver || isDisputed) expect(isRefused).toBe(true);
    },
    async 'seller leaves'() {
      const isRefused = await seller.leaves();
      if (!isOver || isDisputed) expect(isRefused).toBe(true);
    },
    async 'both reset'() {
      await buyer.resets();
      await seller.resets();
    },
  };
  for (const act of order) {
    await does[act]();
    await server.runJobs();
    const sums = await sandboxSums(server, orderId);
    const paidOut = (sums?.released ?? 0) + (sums?.refunded ?? 0);
    if (!hadLeft) expect(paidOut).toBeLessThanOrEqual(sums?.charged ?? 0);
    for (const party of [buyer, seller]) await party.expectRightAccess();
  }
  // What is still open ends by itself, and then nobody is kept.
  for (const _ of [1, 2, 3]) {
    server.clock.forward(days(8));
    await server.runJobs();
  }
  for (const party of [buyer, seller]) {
    expect(await party.leaves()).toBe(false);
    await party.expectRightAccess();
  }
  const sums = await sandboxSums(server, orderId);
  const back = outcome === 'lost' ? 4975 : 0;
  expect(sums).toMatchObject({ charged: 4975, refunded: back });
  // What a bank gives back of a sale whose seller has left waits at /admin/money, and keeps nobody.
  const waiting = server.knex('unmatched_payments').where({ orderId, kind: 'seller-left', settledAt: null });
  expect((await waiting).length).toBe(hadLeft && outcome === 'won' ? 1 : 0);
  if (!hadLeft) expect(sums).toMatchObject({ held: 0, ...(back > 0 && { released: 0 }) });
  await expectBooksToAgree(server);
}

it('money and access end right, in every order of a dispute, two deletions and two resets', {
  timeout: 3_600_000,
}, async () => {
  expect(histories).toHaveLength(240);
  for (const each of sampled(histories, 23)) {
    await history(each).catch((error: unknown) => {
      throw new Error(JSON.stringify(each), { cause: error });
    });
  }
});
