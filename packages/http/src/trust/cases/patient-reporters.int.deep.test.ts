import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { rounds } from '@nestmates/domain/testing/depth.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { caseAbout, decideCase, metInAList, reportMember } from '../../../testing/case-setup.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { connect } from '../../../testing/mothers.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { onSale, seller } from '../../../testing/shop-setup.ts';
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

const category = fc.constantFrom('danger', 'child', 'harassment', 'scam', 'spam');
const nth = fc.nat(30);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('registers' as const), patience: fc.nat(200) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('reports' as const),
      nth,
      category,
      what: fc.constantFrom('first account', 'second account', 'listing'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('adds words', 'withdraws', 'leaves'), nth }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('waits', 'is dismissed') }) },
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** One who opens account after account, against a seller who has a second account of the same mailbox. */
class Patience {
  readonly puppets: TestMember[] = [];
  readonly #left = new Set<TestMember>();
  readonly #first: TestMember;
  readonly #second: TestMember;
  readonly #listingId: number;
  readonly #admin: TestMember;
  constructor(accounts: readonly [TestMember, TestMember], listingId: number, admin: TestMember) {
    [this.#first, this.#second] = accounts;
    [this.#listingId, this.#admin] = [listingId, admin];
  }

  async takes(taken: Step): Promise<void> {
    switch (taken.does) {
      case 'registers': {
        const createdAt = later(server.clock.now(), -days(taken.patience));
        this.puppets.push(await server.member({ ...columnsOf.pro, createdAt }));
        return;
      }
      case 'waits':
        server.clock.forward(days(20));
        for (const member of [this.#first, this.#second, this.#admin, ...this.#here()])
          expect((await member.get('/api/me')).status).toBe(200);
        await removeOldRows(server);
        return server.runJobs();
      case 'is dismissed':
        return this.dismiss();
      default:
        return this.#act(taken);
    }
  }

  #here(): readonly TestMember[] {
    return this.puppets.filter((puppet) => !this.#left.has(puppet));
  }

  async #act(taken: Extract<Step, { readonly nth: number }>): Promise<void> {
    const here = this.#here();
    const by = here[taken.nth % Math.max(1, here.length)];
    if (!by) return;
    if (taken.does === 'reports') return this.#report(by, taken);
    if (taken.does === 'leaves') {
      this.#left.add(by);
      expect((await by.delete('/api/account', { password })).status).toBe(200);
      return;
    }
    const sent = (await by.get('/api/reports')).body as unknown as readonly { id: number; state: string }[];
    const open = sent.find(({ state }) => state === 'received');
    if (open && taken.does === 'adds words')
      await by.post(`/api/reports/${open.id}/words`, { words: 'Again.' });
    if (open && taken.does === 'withdraws') await by.delete(`/api/reports/${open.id}`);
  }

  async #report(
    by: TestMember,
    { category: given, what }: Extract<Step, { readonly does: 'reports' }>,
  ): Promise<void> {
    if (what === 'listing') {
      await metInAList(server, by, this.#first);
      const about = { kind: 'listing', id: this.#listingId };
      await by.post('/api/reports', { about, category: given });
    } else await reportMember(server, by, what === 'first account' ? this.#first : this.#second, given);
  }

  async dismiss(): Promise<void> {
    for (const member of [this.#first, this.#second]) {
      const open = await server.knex('cases').where({ memberId: member.id, status: 'open' }).first('id');
      if (!open) continue;
      const page = await caseAbout(server, this.#admin, member);
      expect((await decideCase(this.#admin, page, 'dismiss', { things: [] })).status).toBe(200);
    }
  }

  async restricted(): Promise<readonly string[]> {
    const ids = [this.#first.id, this.#second.id];
    return server.knex('restricted_members').whereIn('memberId', ids).pluck('kind');
  }

  /** Everybody who is still there reports anew what they can. */
  async allReport(): Promise<void> {
    for (const by of this.#here())
      for (const what of ['first account', 'listing'] as const)
        await this.#report(by, { does: 'reports', nth: 0, category: 'danger', what });
  }

  async meetsOnce(): Promise<boolean> {
    const [by] = this.#here();
    if (by) await connect(server, by, this.#first);
    return by !== undefined;
  }
}

let mailbox = 0;
async function begun(): Promise<Patience> {
  mailbox += 1;
  const first = await seller(server);
  const email = `patience-${mailbox}@example.com`;
  await server.knex('users').where({ id: first.id }).update({ email, emailVerifiedAt: null });
  const second = await server.member({
    ...columnsOf.unverified,
    email: `patience-${mailbox}+two@example.com`,
  });
  for (const [member, address] of [
    [first, email],
    [second, second.email],
  ] as const) {
    expect((await member.post('/api/verification/resend')).status).toBe(200);
    await server.runJobs();
    await verifyEmail(server, address);
  }
  const admin = await server.member({ isAdmin: true });
  return new Patience([first, second], await onSale(first), admin);
}

it('accounts that never met a member limit none of hers, however patiently they are made', async () => {
  const histories = fc.sample(fc.array(step, { minLength: 20, maxLength: 60 }), {
    numRuns: rounds(40, 2),
    seed: 44,
  });
  let met = 0;
  for (const steps of histories) {
    const patience = await begun();
    for (const taken of steps) {
      await patience.takes(taken);
      expect(await patience.restricted(), JSON.stringify({ steps, taken })).toEqual([]);
    }
    await patience.allReport();
    expect(await patience.restricted(), JSON.stringify(steps)).toEqual([]);
    // One real meeting at the end makes it a case with an acquaintance, as the rule has it: once, and never stronger.
    if (!(await patience.meetsOnce())) continue;
    met += 1;
    await patience.allReport();
    for (const kind of await patience.restricted()) expect(kind, JSON.stringify(steps)).toBe('limited');
    await patience.dismiss();
    await patience.allReport();
    expect(await patience.restricted(), JSON.stringify(steps)).toEqual([]);
  }
  expect(met).toBeGreaterThan(0);
}, 1_800_000);
