import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { isFull } from '@nestmates/domain/testing/depth.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CasePage, decideCase, reportMember } from '../../../testing/case-setup.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import { verifyEmail } from '../../../testing/verify-email.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
});
afterAll(() => server.close());

const reporter = fc.nat(3);
const step = fc.oneof(
  fc.record({
    does: fc.constant('report' as const),
    by: reporter,
    category: fc.constantFrom('danger', 'scam'),
  }),
  fc.record({ does: fc.constantFrom('add' as const, 'withdraw' as const), by: reporter }),
  fc.record({ does: fc.constant('decide' as const), decision: fc.constantFrom('limit', 'suspend') }),
  fc.record({ does: fc.constant('registerAgain' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** A member whom four others were shown by a list; the member blocks the first of them, who has reported them. */
class History {
  readonly #reporters: readonly TestMember[];
  readonly #admin: TestMember;
  readonly #first: TestMember;
  #account: Pick<TestMember, 'get' | 'post' | 'delete'>;
  #id: number;
  constructor(first: TestMember, admin: TestMember, reporters: readonly TestMember[]) {
    this.#first = first;
    this.#account = first;
    this.#id = first.id;
    this.#admin = admin;
    this.#reporters = reporters;
  }

  async stands() {
    const { standing, until } = (await this.#account.get('/api/account/standing')).body;
    return [standing, until];
  }

  async weight(): Promise<number> {
    const open = { memberId: this.#id, status: 'open' };
    const found = await server.knex('cases').where(open).first('weight');
    return Number(found?.weight ?? 0);
  }

  async take(taken: Step): Promise<void> {
    if (taken.does === 'registerAgain') return this.#registerAgain();
    if (taken.does === 'decide') return this.#decide(taken.decision);
    const by = this.#reporters[taken.by];
    if (!by) return;
    if (taken.does === 'report') {
      await reportMember(server, by, { ...this.#first, id: this.#id } as TestMember, taken.category);
      if (taken.by === 0) await this.#account.post(`/api/blocks/${by.id}`);
      return;
    }
    const sent = (await by.get('/api/reports')).body as unknown as readonly { id: number; state: string }[];
    const open = sent.find(({ state }) => state === 'received');
    if (open && taken.does === 'add') await by.post(`/api/reports/${open.id}/words`, { words: 'Again.' });
    if (open && taken.does === 'withdraw') await by.delete(`/api/reports/${open.id}`);
  }

  async #decide(decision: string): Promise<void> {
    const open = await server.knex('cases').where({ memberId: this.#id, status: 'open' }).first('id');
    if (!open) return;
    const page = (await this.#admin.get(`/api/admin/cases/${open.id}`)).body as unknown as CasePage;
    const until = later(server.clock.now(), days(9)).toISOString();
    await decideCase(this.#admin, page, decision, { until });
  }

  /** Registers with another alias of the same mailbox. */
  async #registerAgain(): Promise<void> {
    expect((await this.#account.delete('/api/account', { password })).status).toBe(200);
    const visitor = server.visitor();
    const email = this.#first.email.replace('@', `+${this.#id}@`);
    const { status, body } = await visitor.post('/api/register', { email, password });
    expect(status).toBe(200);
    await verifyEmail(server, email);
    this.#account = visitor;
    this.#id = body.id as number;
  }
}

async function begun(): Promise<History> {
  const mother = () => server.member(columnsOf.pro);
  const [first, ...reporters] = [
    await mother(),
    await mother(),
    await mother(),
    await mother(),
    await mother(),
  ];
  // They are not new by the first report.
  server.clock.forward(days(4));
  return new History(first as TestMember, await server.member({ isAdmin: true }), reporters);
}

it('registering again changes no restriction, and an addition lowers no weight, whatever happened before', async () => {
  const histories = fc.sample(fc.array(step, { minLength: 4, maxLength: 12 }), {
    numRuns: isFull ? 200 : 6,
    seed: 44,
  });
  const reported = { does: 'report', by: 0, category: 'danger' } as const;
  let restricted = 0;
  for (const steps of histories) {
    const history = await begun();
    let [stood, weighed] = [await history.stands(), await history.weight()];
    for (const taken of [reported, ...steps]) {
      await history.take(taken);
      const [stands, weighs] = [await history.stands(), await history.weight()];
      const told = JSON.stringify({ steps, taken });
      if (taken.does === 'registerAgain') {
        expect(stands, told).toEqual(stood);
        restricted += stood[0] === 'good' ? 0 : 1;
      }
      if (taken.does === 'report' || taken.does === 'add') {
        expect(weighs, told).toBeGreaterThanOrEqual(weighed);
      }
      [stood, weighed] = [stands, weighs];
    }
  }
  expect(restricted).toBeGreaterThan(0);
}, 600_000);
