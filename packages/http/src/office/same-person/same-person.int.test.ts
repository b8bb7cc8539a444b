import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { buy } from '../../../testing/buying.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { insertListing, payable } from '../../../testing/order-setup.ts';
import { emailsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ada: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off', TWO_APPROVALS_CENTS: '300' } });
  ada = await mother(server, { firstName: 'Ada' }, 'admin');
  bea = await mother(server, { firstName: 'Bea' });
});
afterEach(() => expectBooksToAgree(server));
afterAll(() => server.close());

const text = 'They are a couple with one bank account.';
let count = 0;

/** A seller who is paid to that bank account, and has shown to read a mailbox. */
async function seller(bank: string, mailbox?: string): Promise<TestMember> {
  count += 1;
  const member = await mother(server, { firstName: 'Dora', lastName: `Number ${count}` }, 'premium');
  await payable(server.knex, member);
  await server
    .knex('seller_marks')
    .insert({ memberId: member.id, digest: bank, notedAt: server.clock.now() });
  await server
    .knex('account_mailboxes')
    .insert({ memberId: member.id, digest: mailbox ?? `mailbox ${count}` })
    .onConflict('memberId')
    .merge();
  return member;
}

async function owes(member: TestMember, times = 1): Promise<TestMember> {
  for (let nth = 0; nth < times; nth += 1) {
    const order = await buy(server, bea, await insertListing(server.knex, member, { priceCents: 4800 }));
    expect((await member.post(`/api/orders/${order}/cancel`, {})).status).toBe(200);
  }
  await server.runJobs();
  return member;
}

const owedBy = async (member: TestMember) => (await member.get('/api/seller/earnings')).body.debt;

const pathOf = ({ id }: TestMember, what: string) => `/api/admin/members/${id}/${what}`;

const seen = async (member: TestMember, by = ada) =>
  JSON.parse((await by.get(pathOf(member, 'same-person'))).text) as readonly Record<string, unknown>[];

describe('other accounts of a person', () => {
  it('are shown with what they share and owe each, live and deleted', async () => {
    const [one, two, left] = [
      await owes(await seller('of Ana')),
      await seller('of Ana', 'one of Ana'),
      await seller('of Ana'),
    ];
    await owes(left, 2);
    expect((await left.delete('/api/account', { password })).status).toBe(200);
    const same = await seller('of nobody else', 'one of Ana');
    const names = {
      firstName: 'Dora',
      lastName: expect.any(String),
      parting: 'none',
      mayConfirm: false,
      endsAt: null,
    };
    const nameless = { ...names, firstName: null, lastName: null };
    expect(await seen(two)).toEqual([
      { ...names, memberId: one.id, saleOf: null, shares: ['bank'], owed: 174 },
      { ...names, memberId: same.id, saleOf: null, shares: ['mailbox'], owed: 0 },
      { ...nameless, memberId: null, saleOf: expect.any(Number), shares: ['bank'], owed: 348 },
    ]);
    const stranger = await seller('of a stranger');
    expect(await seen(stranger)).toEqual([]);
    expect(await two.get(pathOf(two, 'same-person'))).toMatchObject({ status: 403 });
  });
});

describe('an administrator who says that two are not the same person', () => {
  it('parts what they owe, takes it back, and both stand in the audit with the reason', async () => {
    const [one, two] = [await owes(await seller('of Cleo')), await seller('of Cleo')];
    expect(await owedBy(two)).toBe(174);
    const other = { memberId: one.id, text };
    expect(await ada.post(pathOf(two, 'part'), other)).toMatchObject({ status: 200 });
    expect([await owedBy(one), await owedBy(two)]).toEqual([174, 0]);
    expect(await seen(one)).toMatchObject([{ memberId: two.id, parting: 'parted' }]);
    expect(await ada.post(pathOf(two, 'part'), other)).toMatchObject({
      status: 409,
      body: { error: 'PARTED' },
    });
    expect(await ada.post(pathOf(one, 'join'), { memberId: two.id, text })).toMatchObject({ status: 200 });
    expect(await owedBy(two)).toBe(174);
    expect(await ada.post(pathOf(two, 'join'), other)).toMatchObject({
      status: 409,
      body: { error: 'NOT_PARTED' },
    });
    const audit = await server.knex('audit').whereIn('memberId', [one.id, two.id]).orderBy('id');
    expect(audit.map(({ action, memberId, detail }) => [action, memberId, detail])).toEqual([
      ['person.parted', two.id, `Member ${one.id}: ${text}`],
      ['person.parted', one.id, `Member ${two.id}: ${text}`],
      ['person.joined', one.id, `Member ${two.id}: ${text}`],
      ['person.joined', two.id, `Member ${one.id}: ${text}`],
    ]);
  });

  it('parts one from an account that was deleted, and what is released is paid in full', async () => {
    const [left, two] = [await owes(await seller('of Eva')), await seller('of Eva')];
    expect((await left.delete('/api/account', { password })).status).toBe(200);
    const [{ saleOf }] = (await seen(two)) as [{ saleOf: number }];
    expect(await ada.post(pathOf(two, 'part'), { saleOf, text })).toMatchObject({ status: 200 });
    const audit = await server.knex('audit').where({ memberId: two.id, action: 'person.parted' });
    expect(audit.map(({ detail }) => detail)).toEqual([
      `The seller of order ${saleOf}, who has left: ${text}`,
    ]);
    expect(await seen(two)).toMatchObject([{ saleOf, parting: 'parted', owed: 174 }]);
    const order = await buy(server, bea, await insertListing(server.knex, two, { priceCents: 4800 }));
    await two.post(`/api/orders/${order}/ship`, {});
    await bea.post(`/api/orders/${order}/confirm-delivery`, {});
    await server.runJobs();
    expect((await two.get(`/api/orders/${order}`)).body.money).toMatchObject({ released: 4800 });
  });

  it('only proposes it where much is owed, which another one confirms', async () => {
    const [one, two] = [await owes(await seller('of Fay'), 2), await seller('of Fay')];
    const other = { memberId: one.id, text };
    const part = (by: TestMember) => by.post(pathOf(two, 'part'), other);
    expect(await part(ada)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('Proposed') },
    });
    expect(await owedBy(two)).toBe(348);
    expect(await seen(two)).toMatchObject([{ parting: 'proposed', mayConfirm: false }]);
    expect(await part(ada)).toMatchObject({ status: 409, body: { error: 'SECOND_ADMINISTRATOR_NEEDED' } });
    const eve = await mother(server, { firstName: 'Eve' }, 'admin');
    expect(await seen(two, eve)).toMatchObject([{ parting: 'proposed', mayConfirm: true }]);
    expect(await part(eve)).toMatchObject({ status: 200 });
    expect(await owedBy(two)).toBe(0);
  });

  it('only proposes it where another account of the mailbox owes much', async () => {
    const [debtor, same, honest] = [
      await owes(await seller('of Kay', 'one of Kay'), 2),
      await seller('of Kay', 'one of Kay'),
      await seller('of Kay'),
    ];
    const part = { memberId: same.id, text };
    expect((await ada.post(pathOf(honest, 'part'), part)).body.message).toContain('Proposed');
    expect([await owedBy(debtor), await owedBy(honest)]).toEqual([348, 348]);
  });

  it('only proposes it where much was taken of one for the other, and nothing is owed now', async () => {
    const [debtor, honest] = [await owes(await seller('of Ned'), 2), await seller('of Ned')];
    const order = await buy(server, bea, await insertListing(server.knex, honest, { priceCents: 4800 }));
    await honest.post(`/api/orders/${order}/ship`, {});
    await bea.post(`/api/orders/${order}/confirm-delivery`, {});
    await server.runJobs();
    expect([await owedBy(debtor), await owedBy(honest)]).toEqual([0, 0]);
    const part = { memberId: debtor.id, text };
    expect((await ada.post(pathOf(honest, 'part'), part)).body.message).toContain('Proposed');
    await server.runJobs();
    expect([await owedBy(debtor), await owedBy(honest)]).toEqual([0, 0]);
  });

  it('tells the others, stands in the list of what waits, and ends after seven days', async () => {
    const [one, two] = [await owes(await seller('of Jo'), 2), await seller('of Jo')];
    const eve = await mother(server, { firstName: 'Eva' }, 'admin');
    const part = (by: TestMember) => by.post(pathOf(two, 'part'), { memberId: one.id, text });
    const waits = async () =>
      (JSON.parse((await eve.get('/api/admin/partings')).text) as readonly Record<string, unknown>[]).filter(
        ({ memberId }) => memberId === two.id,
      );
    await part(ada);
    await server.runJobs();
    const isOfTwo = ({ text: words }: { readonly text: string }) =>
      words.includes(`member ${two.id} and another account`);
    const [toEve, toAda] = [await emailsTo(server, eve), await emailsTo(server, ada)];
    expect([toEve.filter(isOfTwo).length, toAda.filter(isOfTwo).length]).toEqual([1, 0]);
    expect(await waits()).toEqual([
      {
        memberId: two.id,
        firstName: 'Dora',
        lastName: expect.any(String),
        word: 'part',
        proposedAt: expect.any(String),
        endsAt: expect.any(String),
      },
    ]);
    expect(await seen(one)).toMatchObject([{ parting: 'proposed', endsAt: expect.any(String) }]);
    const eightDays = "proposed_at = proposed_at - interval '7 days'";
    await server.knex.raw(`update parting_proposals set ${eightDays} where member_id = ${two.id}`);
    expect([await waits(), await seen(one)]).toMatchObject([[], [{ parting: 'none', endsAt: null }]]);
    // Another one proposes it anew, and parts nobody by that.
    expect(await part(eve)).toMatchObject({ body: { message: expect.stringContaining('Proposed') } });
    expect([await owedBy(two), (await waits()).length]).toEqual([348, 1]);
    expect(await part(ada)).toMatchObject({ body: { message: 'They are not the same person' } });
    expect([await owedBy(two), await waits()]).toEqual([0, []]);
  });

  it('only proposes that they are the same person after all, which another one confirms or refuses', async () => {
    const [one, two] = [await owes(await seller('of Lis'), 2), await seller('of Lis')];
    const eve = await mother(server, { firstName: 'Eda' }, 'admin');
    const say = async (by: TestMember, word: 'part' | 'join') =>
      (await by.post(pathOf(two, word), { memberId: one.id, text })).body;
    await say(ada, 'part');
    expect(await say(eve, 'join')).toEqual({ message: 'It is not proposed any more' });
    expect(await seen(two)).toMatchObject([{ parting: 'none' }]);
    await say(ada, 'part');
    await say(eve, 'part');
    expect([await owedBy(one), await owedBy(two)]).toEqual([348, 0]);
    expect(await say(ada, 'join')).toMatchObject({ message: expect.stringContaining('Proposed') });
    expect(await owedBy(two)).toBe(0);
    expect(await seen(two)).toMatchObject([{ parting: 'join-proposed', mayConfirm: false }]);
    expect(await seen(one, eve)).toMatchObject([{ parting: 'join-proposed', mayConfirm: true }]);
    expect(await say(ada, 'join')).toMatchObject({ error: 'SECOND_ADMINISTRATOR_NEEDED' });
    expect(await say(ada, 'part')).toEqual({ message: 'It is not proposed any more' });
    expect(await seen(two)).toMatchObject([{ parting: 'parted' }]);
    await say(ada, 'join');
    expect(await say(eve, 'join')).toEqual({ message: 'They are the same person' });
    expect(await owedBy(two)).toBe(348);
    const audit = await server.knex('audit').where({ memberId: two.id }).orderBy('id').pluck('action');
    expect(audit.map((action) => action.replace('person.', ''))).toEqual([
      'parting-proposed',
      'proposal-refused',
      'parting-proposed',
      'parted',
      'joining-proposed',
      'proposal-refused',
      'joining-proposed',
      'joined',
    ]);
  });

  it.each(['the one who owes', 'the other one'])(
    'only proposes it, named from the side of %s',
    async (side) => {
      const bank = `of Ina, ${side}`;
      const [one, two, third] = [await owes(await seller(bank), 2), await seller(bank), await seller(bank)];
      const [named, other] = side === 'the one who owes' ? [one, two] : [two, one];
      expect(await ada.post(pathOf(named, 'part'), { memberId: other.id, text })).toMatchObject({
        status: 200,
        body: { message: expect.stringContaining('Proposed') },
      });
      // What a third one owes is no matter of the two.
      expect(await ada.post(pathOf(two, 'part'), { memberId: third.id, text })).toMatchObject({
        status: 200,
        body: { message: 'They are not the same person' },
      });
    },
  );

  it('is refused to whoever shares something with the deleted account, or with who has proposed it', async () => {
    const [left, two] = [await owes(await seller('of Ria', 'one of Ria'), 2), await seller('of Ria')];
    expect((await left.delete('/api/account', { password })).status).toBe(200);
    const [{ saleOf }] = (await seen(two)) as [{ saleOf: number }];
    const [tied, second] = [
      await mother(server, { firstName: 'Tia' }, 'admin'),
      await mother(server, { firstName: 'Sia' }, 'admin'),
    ];
    const part = (by: TestMember) => by.post(pathOf(two, 'part'), { saleOf, text });
    const reads = async (by: TestMember, digest: string) => {
      await server.knex('account_mailboxes').where({ memberId: by.id }).delete();
      await server.knex('account_mailboxes').insert({ memberId: by.id, digest });
    };
    await reads(tied, 'one of Ria');
    expect(await part(tied)).toMatchObject({
      status: 403,
      body: { error: 'SHARED_ACCOUNT', message: expect.stringContaining('with one of the two') },
    });
    await reads(tied, 'of an administrator');
    await reads(second, 'of an administrator');
    expect((await part(tied)).body.message).toContain('Proposed');
    expect(await part(second)).toMatchObject({
      status: 403,
      body: { error: 'SHARED_ACCOUNT', message: expect.stringContaining('with whoever has proposed it') },
    });
    await reads(second, 'of the second one');
    expect(await part(second)).toMatchObject({ status: 200 });
  });

  it('is refused for one’s own, for accounts of one mailbox, for strangers, and without a reason', async () => {
    const [one, two, own] = [await seller('of Gia', 'one of Gia'), await seller('of Gia', 'one of Gia'), ada];
    const part = async (member: TestMember, body: object) => {
      const { status, body: answer } = await ada.post(pathOf(member, 'part'), body);
      return [status, answer.error];
    };
    expect(await part(one, { memberId: two.id, text })).toEqual([409, 'MAILBOX_SHARED']);
    expect(await part(one, { memberId: bea.id, text })).toEqual([404, 'ACCOUNTS_SHARE_NOTHING']);
    expect(await part(one, { text })).toEqual([404, 'ACCOUNTS_SHARE_NOTHING']);
    expect(await part(one, { memberId: two.id, text: ' ' })).toEqual([400, expect.any(String)]);
    await server
      .knex('seller_marks')
      .insert({ memberId: ada.id, digest: 'of Gia', notedAt: server.clock.now() });
    expect(await part(one, { memberId: own.id, text })).toEqual([400, 'VALIDATION']);
    expect(await part(own, { memberId: one.id, text })).toEqual([400, 'VALIDATION']);
    expect(await part(one, { memberId: two.id, text })).toEqual([403, 'SHARED_ACCOUNT']);
  });
});
