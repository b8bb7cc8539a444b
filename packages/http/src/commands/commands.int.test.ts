import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy } from '../../testing/buying.ts';
import { mother } from '../../testing/mothers.ts';
import { insertListing, payable } from '../../testing/order-setup.ts';
import { columnsOf } from '../../testing/roles.ts';
import { openCheckout, sendForm } from '../../testing/sandbox-payments.ts';
import { subjectsTo } from '../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../testing/test-server.ts';
import { runCommand } from './run-command.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { ADMIN_EMAILS: 'by-configuration@example.com' } });
});
afterAll(() => server.close());

/** Runs a command as the program does, without a process for each. */
const admin = (...typed: readonly string[]) =>
  runCommand(typed, { withContainer: (use) => use(server.container), input: async () => 'sunflower field' });

async function answerOf(...typed: readonly string[]) {
  const ran = await admin(...typed, '--json');
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  return JSON.parse(ran.stdout);
}

const audited = ({ id }: TestMember) =>
  server.knex('audit').where({ memberId: id }).orderBy('id').select('action', 'adminId', 'detail');

/** Makes an event of a payment, which fails for good. */
async function failedEvent(): Promise<string> {
  server.clock.forward(1000);
  const { url } = await openCheckout(server);
  await sendForm(server.visitor(), url, { outcome: 'pay' });
  await server.runJobs();
  const { id } = await server.knex('payment_events').orderBy('receivedAt', 'desc').first();
  const lastError = 'The provider is down';
  const failed = { state: 'failed', attempts: 18, lastError, failedAt: server.clock.now() };
  await server.knex('payment_events').where({ id }).update(failed);
  return id;
}

it('reads the stored events of the payment provider, and has them handled once more', async () => {
  const [one, two] = [await failedEvent(), await failedEvent()];
  const listed = await admin('events', 'list', '--state', 'failed', '--json');
  expect(listed).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(listed.stdout)).toMatchObject([{ id: two }, { id: one, attempts: 18, state: 'failed' }]);
  expect((await admin('events', 'show', one)).stdout).toContain('lastError: The provider is down');

  expect(await admin('events', 'replay', one)).toMatchObject({
    code: 0,
    stdout: `${one} is handled once more\n`,
  });
  const states = () => server.knex('payment_events').orderBy('receivedAt').select('id', 'state');
  expect(await states()).toEqual([
    { id: one, state: 'waiting' },
    { id: two, state: 'failed' },
  ]);
  expect(await answerOf('events', 'replay-failed')).toEqual({ replayed: [two] });
  await server.runJobs();
  expect(await states()).toEqual([
    { id: one, state: 'handled' },
    { id: two, state: 'handled' },
  ]);
});

it('unlocks members by codes, takes that back, and keeps the codes', async () => {
  expect((await admin('code', 'create', 'spring', '1')).stdout).toMatch(/^SPRING {2}0 of 1$/m);
  expect(await admin('code', 'create', 'spring', 'many')).toMatchObject({ code: 2 });
  const [ana, bea] = [await server.member(columnsOf.free), await server.member(columnsOf.free)];
  expect(await admin('grant', 'early-access', ana.email, 'spring')).toMatchObject({ code: 0 });
  expect((await ana.get('/api/me')).body).toMatchObject({ plan: 'premium', unlockedVia: 'SPRING' });
  expect((await admin('grant', 'early-access', ana.email, 'spring')).stderr).toContain('(UNLOCKED_ALREADY)');
  expect((await admin('grant', 'early-access', bea.email, 'spring')).stderr).toContain('(EARLYBIRD_CLOSED)');
  expect((await admin('grant', 'early-access', bea.email, 'summer')).stderr).toContain('(INVALID_CODE)');
  expect((await admin('revoke', 'early-access', ana.email)).stdout).toBe('Access revoked\n');
  expect((await ana.get('/api/me')).body).toMatchObject({ plan: 'free' });
  expect(await admin('revoke', 'early-access', ana.email)).toMatchObject({ code: 1 });
  expect((await admin('code', 'close', 'spring')).stdout).toMatch(/^SPRING {2}0 of 1 {2}closed$/m);
  expect(await audited(ana)).toEqual([
    { action: 'early-access.granted', adminId: null, detail: 'SPRING' },
    { action: 'early-access.revoke', adminId: null, detail: null },
  ]);
  expect(await audited(bea)).toEqual([]);
});

it('makes administrators and ends what it made', async () => {
  const ada = await server.member(columnsOf.free);
  expect((await ada.get('/api/admin/codes')).status).toBe(403);
  expect(await admin('grant', 'administrator', ada.email)).toMatchObject({ code: 0 });
  expect((await ada.get('/api/admin/codes')).status).toBe(200);
  expect((await admin('grant', 'administrator', ada.email)).stderr).toContain('(ADMINISTRATOR_ALREADY)');
  expect(await admin('revoke', 'administrator', ada.email)).toMatchObject({ code: 0 });
  expect((await ada.get('/api/admin/codes')).status).toBe(403);

  const email = 'by-configuration@example.com';
  await server.member({ ...columnsOf.free, email });
  expect((await admin('revoke', 'administrator', email)).stderr).toContain('ADMIN_EMAILS');
  expect((await admin('grant', 'administrator', 'nobody@example.com')).stderr).toContain('(NOT_FOUND)');
  expect((await audited(ada)).map(({ action }) => action)).toEqual([
    'administrator.granted',
    'administrator.revoked',
  ]);
});

it('finds a member, shows her without a child, and resets her', async () => {
  const cleo = await mother(server, { firstName: 'Cleopatra' });
  expect(
    await server.knex('children').where({ userId: cleo.id }).update({ name: 'Wilhelmina' }),
  ).toBeGreaterThan(0);
  expect((await admin('member', 'list', '--search', 'cleopat')).stdout).toContain(cleo.email);
  expect((await admin('member', 'list', '--search', 'nobody at all')).stdout).toBe(
    'There is no such member\n',
  );
  const shown = await answerOf('member', 'show', cleo.email);
  expect(shown).toMatchObject({ id: cleo.id, firstName: 'Cleopatra', sessions: [{}] });
  expect(JSON.stringify(shown)).not.toContain('Wilhelmina');
  expect((await admin('member', 'show', 'nobody@example.com')).code).toBe(1);
  expect((await admin('member', 'show', 'nobody')).code).toBe(2);

  expect((await admin('member', 'reset', cleo.email)).stdout).toBe('User data reset\n');
  expect((await admin('member', 'reset-password', cleo.email)).stdout).toBe('Password reset\n');
  await server.runJobs();
  expect(await subjectsTo(server, cleo)).toEqual([
    'Your Nestmates profile was reset',
    'Your Nestmates password was changed',
  ]);
  const stdout = (await admin('member', 'show', cleo.email)).stdout;
  expect(stdout).toMatch(/member\.reset-password {2}by an operator/);
});

it('reads feedback and gives it a status', async () => {
  const ana = await mother(server);
  await ana.post('/api/feedback', { category: 'Bug', message: 'It is\nslow' });
  const [given] = await answerOf('feedback', 'list', '--status', 'new', '--category', 'Bug');
  expect(given).toMatchObject({ user: { email: ana.email }, message: 'It is\nslow' });
  expect((await admin('feedback', 'list', '--status', 'resolved')).stdout).toBe(
    'There is no such feedback\n',
  );
  expect(await answerOf('feedback', 'status', given.id, 'resolved')).toMatchObject({ status: 'resolved' });
  expect(await admin('feedback', 'status', given.id, 'forgotten')).toMatchObject({ code: 2 });
  expect(await admin('feedback', 'status', 'one', 'new')).toMatchObject({ code: 2 });
  expect(await admin('feedback', 'list', '--limit', '0')).toMatchObject({ code: 2 });
  expect((await audited(ana)).map(({ action }) => action)).toEqual(['feedback.status']);
});

it('decides about orders', async () => {
  const [ana, bea] = [await mother(server, { firstName: 'Ana' }, 'premium'), await mother(server)];
  await payable(server.knex, ana);
  const orderId = String(await buy(server, bea, await insertListing(server.knex, ana)));
  await ana.post(`/api/orders/${orderId}/ship`, {});
  await bea.post(`/api/orders/${orderId}/problem`, { text: 'It never came.' });
  expect((await admin('orders', 'list')).stdout).toMatch(new RegExp(`^${orderId} .*problem .*Balance bike`));
  expect((await admin('orders', 'show', orderId)).stdout).toContain('It never came.');
  expect(await admin('orders', 'refund-in-part', orderId, 'ten', 'A wheel.')).toMatchObject({ code: 2 });
  const inPart = await answerOf('orders', 'refund-in-part', orderId, '10.50', 'A wheel is missing.');
  expect(inPart).toMatchObject({ partRefund: { agreed: 1050 } });
  const refunded = await answerOf('orders', 'refund', orderId, 'The carrier has lost it.');
  expect(refunded).toMatchObject({ status: 'refunded', faults: [] });
  expect(await admin('orders', 'release', orderId, 'It came.')).toMatchObject({ code: 1 });
  expect(await admin('money', 'retry-guarantee', '1')).toMatchObject({ code: 1 });
  expect((await admin('orders', 'list', '--list', 'stuck')).stdout).toBe('There are no orders in stuck\n');
  expect(await audited(bea)).toMatchObject([
    { action: 'order.refund-in-part', adminId: null },
    { action: 'order.refund', adminId: null },
  ]);
});

it('prints the books', async () => {
  const seller = await mother(server, { firstName: 'Gia' }, 'premium');
  const buyer = await mother(server, { firstName: 'Hana' }, 'pro');
  await payable(server.knex, seller);
  await buy(server, buyer, await insertListing(server.knex, seller));
  const year = new Date().toISOString().slice(0, 4);
  const { stdout } = await admin('money', 'journal', `${year}-01-01`, `${year}-12-31`, '--rows', 'entry');
  expect(stdout).toContain('Payment of a buyer,Balance at the payment provider,Held for orders,49.75');
  expect((await admin('money', 'sellers', year)).stdout).toContain('Gia');
  expect((await admin('money', 'payouts')).stdout).toContain('Not paid out yet');
  expect(await admin('money', 'journal', 'yesterday', 'today')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Please choose a day'),
  });
});
