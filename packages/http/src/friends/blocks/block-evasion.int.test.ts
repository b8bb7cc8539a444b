import { randomUUID } from 'node:crypto';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenIn } from '../../../testing/links-in-mail.ts';
import { connect, listAt, mother } from '../../../testing/mothers.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const password = 'Nestmates1!';

let server: TestServer;
let ana: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off', TRUST_PROXY: '1' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await mother(server);
});

let addresses = 0;
const newAddress = () => `203.0.113.${++addresses}`;
const newEmail = () => `${randomUUID()}@nestmates.test`;

interface Account {
  readonly id: number;
  readonly browser: Visitor;
  readonly email: string;
  readonly address: string;
}

/** Registers in a browser from an address, and fills in what onboarding asks for. */
async function register({
  browser = server.visitor(),
  email = newEmail(),
  address = newAddress(),
}: Partial<Account> = {}): Promise<Account> {
  const body = { email, password };
  const headers = { 'x-forwarded-for': address };
  const reply = await browser.send('post', '/api/register', { body, headers });
  const id = reply.body.id as number;
  await server
    .knex('users')
    .where({ id })
    .update({ ...columnsOf.free, latitude: 30.27, longitude: -97.74 });
  await server
    .knex('children')
    .insert({ userId: id, position: 0, gender: 'girl', age: 4, createdAt: server.clock.now() });
  await server.runJobs();
  return { id, browser, email, address };
}

const remove = async ({ browser }: Account) =>
  expect((await browser.delete('/api/account', { password })).status).toBe(200);
const block = ({ id }: Account) => ana.post(`/api/blocks/${id}`);
const unblock = ({ id }: Account) => ana.delete(`/api/blocks/${id}`);

/** Logs in with an e-mail that the test has verified by then. */
const logIn = async ({ browser, email }: Account) =>
  expect((await browser.post('/api/login', { email, password })).status).toBe(200);

async function sees(by: Visitor, whom: { readonly id: number }): Promise<boolean> {
  const { body } = await by.post('/api/match/calculate');
  return (body.matches as readonly { user: { id: number } }[]).some(({ user }) => user.id === whom.id);
}
const seeEachOther = async (one: Account) => [await sees(one.browser, ana), await sees(ana, one)];
const both = [true, true];
const neither = [false, false];

describe('whoever was blocked', () => {
  it('is still blocked when the account is deleted and registered again', async () => {
    const bea = await register();
    expect(await seeEachOther(bea)).toEqual(both);
    await block(bea);
    await remove(bea);
    const again = await register({ email: bea.email });
    expect(await seeEachOther(again)).toEqual(neither);
    await remove(again);
    expect(await seeEachOther(await register({ email: bea.email }))).toEqual(neither);
  });

  it.each(['browser', 'address'] as const)('is blocked in a second account of the same %s', async (same) => {
    const bea = await register();
    await block(bea);
    expect(await seeEachOther(await register({ [same]: bea[same] }))).toEqual(neither);
    expect(await seeEachOther(await register())).toEqual(both);
  });

  it.each(['browser', 'address'] as const)(
    'is blocked in the same %s after a deletion, for 30 days',
    async (same) => {
      const bea = await register();
      await block(bea);
      await remove(bea);
      expect(await seeEachOther(await register({ [same]: bea[same] }))).toEqual(neither);
      server.clock.forward(days(30));
      await removeOldRows(server);
      const later = await register({ [same]: bea[same] });
      expect(await server.knex('blocks').where({ blockedId: later.id })).toEqual([]);
      expect(await server.knex('kept_blocks').whereNotNull('expiresAt')).toEqual([]);
    },
  );

  it.each([
    ['other words behind a plus', 'moms'],
    ['none', undefined],
  ])('is blocked by the same mailbox with %s, whether the account is deleted or not', async (_, tag) => {
    const name = randomUUID();
    const bea = await register({ email: `${name}+kids@nestmates.test` });
    await block(bea);
    const email = `${name}${tag ? `+${tag}` : ''}@nestmates.test`;
    const second = await register({ email });
    expect(await seeEachOther(second)).toEqual(neither);
    await remove(bea);
    await remove(second);
    expect(await seeEachOther(await register({ email }))).toEqual(neither);
    await server.knex('account_traces').delete();
    await removeOldRows(server);
    expect(await server.knex('kept_blocks').whereNull('expiresAt')).not.toEqual([]);
  });

  it.each(['browser', 'address'] as const)(
    'is blocked in a new account of the same %s that was there before the block and stays signed in',
    async (same) => {
      const bea = await register();
      const address = same === 'address' ? bea.address : newAddress();
      const browser = server.visitor();
      const kept = bea.browser.cookies.get('nestmates-browser');
      if (same === 'browser' && kept) browser.cookies.set('nestmates-browser', kept);
      const second = await register({ browser, address });
      expect(await seeEachOther(second)).toEqual(both);
      await block(bea);
      expect(await seeEachOther(second)).toEqual(neither);
      await unblock(bea);
      expect(await seeEachOther(second)).toEqual(both);
    },
  );

  it('leaves a new account free that is connected, and one that is older', async () => {
    const bea = await register();
    const [cleo, dana] = [await register({ address: bea.address }), await register({ address: bea.address })];
    await connect(server, ana, cleo);
    await server
      .knex('users')
      .where({ id: dana.id })
      .update({ createdAt: new Date(server.clock.now().getTime() - days(31)) });
    await block(bea);
    expect(await server.knex('blocks').where({ blockerId: ana.id })).toHaveLength(1);
  });

  it.each(['browser', 'address'] as const)(
    'is known by the %s that a session of more than 30 days was used in last',
    async (same) => {
      const bea = await register();
      const address = newAddress();
      for (let hour = 0; hour < 4; hour += 1) {
        server.clock.forward(days(10));
        const headers = { 'x-forwarded-for': address };
        expect((await bea.browser.send('get', '/api/me', { headers })).status).toBe(200);
      }
      await removeOldRows(server);
      ana = await mother(server);
      await block(bea);
      const second = await register(same === 'browser' ? { browser: bea.browser } : { address });
      expect(await seeEachOther(second)).toEqual(neither);
    },
  );

  it('is blocked when a new account logs in at a browser of hers', async () => {
    const bea = await register();
    const second = await register();
    await block(bea);
    expect(await seeEachOther(second)).toEqual(both);
    const body = { email: second.email, password };
    const headers = { 'x-forwarded-for': bea.address };
    await second.browser.send('post', '/api/login', { body, headers });
    expect(await seeEachOther(second)).toEqual(neither);
  });

  it('is free again everywhere once the block is taken back', async () => {
    const bea = await register();
    await block(bea);
    const second = await register({ browser: bea.browser });
    await unblock(bea);
    expect(await seeEachOther(second)).toEqual(both);
    await block(bea);
    const login = { email: bea.email, password };
    await bea.browser.post('/api/login', login);
    await remove(bea);
    const again = await register({ email: bea.email });
    await logIn(again);
    expect((await unblock(again)).status).toBe(200);
    expect(await seeEachOther(again)).toEqual(both);
    expect(await seeEachOther(await register({ address: bea.address }))).toEqual(both);
  });
});

describe('a block that was carried over', () => {
  it('by the e-mail is in the list of blocks, and one by a browser is not, nor can it be told', async () => {
    const bea = await register();
    await block(bea);
    const second = await register({ browser: bea.browser });
    expect(await listAt(ana, '/api/blocks')).toMatchObject([{ userId: bea.id }]);
    expect((await block(second)).status).toBe(404);
    expect((await unblock(second)).status).toBe(404);
    const third = await register({ browser: second.browser });
    expect(await server.knex('blocks').where({ blockedId: third.id })).toHaveLength(1);
  });

  it('leads no further: whoever shares an address with the second account is free', async () => {
    const bea = await register();
    await block(bea);
    const neighbor = await register({ address: bea.address });
    expect(
      await seeEachOther(await register({ address: neighbor.address, browser: neighbor.browser })),
    ).toEqual(neither);
    const home = newAddress();
    const headers = { 'x-forwarded-for': home };
    const body = { email: neighbor.email, password };
    await neighbor.browser.send('post', '/api/login', { body, headers });
    expect(await seeEachOther(await register({ address: home }))).toEqual(both);
  });

  it('leaves connections of a new account as they are', async () => {
    const bea = await register();
    const cleo = await register();
    await ana.post('/api/connections/request', { recipientId: cleo.id });
    await cleo.browser.post('/api/connections/request', { recipientId: ana.id });
    await block(bea);
    const headers = { 'x-forwarded-for': bea.address };
    await cleo.browser.send('post', '/api/login', { body: { email: cleo.email, password }, headers });
    expect(await server.knex('blocks').where({ blockedId: cleo.id })).toEqual([]);
  });

  it('is none behind a proxy that forwards no addresses', async () => {
    const bea = await register({ address: '10.0.0.1' });
    await block(bea);
    expect(await seeEachOther(await register({ address: '10.0.0.1' }))).toEqual(both);
  });
});

it('keeps no e-mail, address or browser in the clear', async () => {
  const bea = await register();
  await block(bea);
  await remove(bea);
  const kept = JSON.stringify([await server.knex('kept_blocks'), await server.knex('account_traces')]);
  expect(kept).not.toContain(bea.email);
  expect(kept).not.toContain(bea.address);
  expect(await server.knex('kept_blocks').where({ blockerId: ana.id })).toHaveLength(3);
});

it('a block by the e-mail outlives every alias that somebody opens, and stands in the list once one is verified', async () => {
  const bea = await register();
  await block(bea);
  await remove(bea);
  // Nothing is verified when an account is opened.
  for (const name of ['one', 'two']) {
    const alias = await register({ email: bea.email.replace('@', `+${name}@`) });
    expect(await seeEachOther(alias)).toEqual(neither);
    expect((await unblock(alias)).status).toBe(404);
  }
  expect(await listAt(ana, '/api/blocks')).toEqual([]);
  server.clock.forward(days(31));
  await removeOldRows(server);
  await ana.post('/api/login', { email: ana.email, password });
  const again = await register({ email: bea.email });
  expect(await seeEachOther(again)).toEqual(neither);
  await logIn(again);
  expect(await listAt(ana, '/api/blocks')).toMatchObject([{ userId: again.id }]);
});

it('a block that is taken back ends everywhere although the e-mail was changed while it stood', async () => {
  const bea = await register();
  await block(bea);
  const email = newEmail();
  expect((await bea.browser.put('/api/account/email', { email, password })).status).toBe(200);
  const token = await tokenIn(server, 'confirm-email', email);
  expect((await server.visitor().post('/api/account/email/confirm', { token })).status).toBe(200);
  const keptBlocks = () => server.knex('kept_blocks').where({ blockerId: ana.id });
  expect(await keptBlocks()).not.toEqual([]);
  expect((await unblock(bea)).status).toBe(200);
  expect(await keptBlocks()).toEqual([]);
  const second = await register({ browser: bea.browser });
  expect(await server.knex('blocks').where({ blockedId: second.id })).toEqual([]);
});
