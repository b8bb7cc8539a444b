import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { columns } from '@nestmates/infrastructure/tables.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { markEverything, marksIn, notMarked } from '../../../testing/marks.ts';
import { memberWithEverything } from '../../../testing/member-with-everything.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

/** Everybody has the right one: the stored one is a mark. */
const anyPassword = { hash: async (password: string) => password, verify: async () => true };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(anyPassword),
  });
});
afterAll(() => server.close());

const saidToStay = (table: string, name: string) => (place: string) =>
  place === `${table}.${name} in ${table}`;
const staysAnyway = columns
  .filter(({ erasure }) => typeof erasure === 'object')
  .map(({ table, name }) => saidToStay(table, name));
/** Kept under another name, as after any erasure. */
const keptElsewhere =
  /^(?:users\.\w+_name in audit|billing_customers|orders\.seller_account_id|reviews\.answer)/;

/** What was reported and what was written about it, and digests of the mailboxes. */
const staysWithTheCase =
  /^(?:(?:reports|appeals|decisions|case_events|evidence|evidence_photos)\.\w+ in |former_emails\.digest in case_mailboxes)/;

it('an urgent case keeps what it is about and nothing else, until its last way to appeal has ended', async () => {
  const subject = await memberWithEverything(server);
  const ana = await server.member(columnsOf.pro);
  // A limited member is shown to nobody new.
  await server.knex('restricted_members').delete();
  const { id } = await server.knex('listings').where({ userId: subject.id }).first('id');
  const report = { about: { kind: 'listing', id }, category: 'danger', words: 'She threatens me.' };
  expect((await ana.post('/api/reports', report)).status).toBe(200);
  const { caseId } = await server.knex('reports').where({ category: 'danger' }).first('caseId');
  await server.runJobs();
  await server.knex('paid_subscriptions').update({ status: 'canceled' });
  const impersonal = columns.filter(({ erasure }) => erasure === 'impersonal');
  const { marks } = await markEverything(server.knex, subject.id, [
    ...notMarked,
    ...impersonal.map(({ table, name }) => `${table}.${name}`),
    // Words of lists, by which reports are weighed.
    'reports.category',
    'reports.kind',
    'reports.state',
    'case_events.type',
  ]);
  const email = { column: 'users.email', mark: subject.email };
  expect((await subject.delete('/api/account', { password: 'any' })).status).toBe(200);
  await server.runJobs();
  await server.knex('sandbox_mail').delete();
  const found = async () =>
    (await marksIn(server.knex, [...marks, email])).filter(
      (place) => !staysAnyway.some((stays) => stays(place)) && !keptElsewhere.test(place),
    );
  const kept = await found();
  expect(kept.filter((place) => !staysWithTheCase.test(place))).toEqual([]);
  const evidence = () => server.knex('evidence').where({ caseId });
  expect(kept).toContain('reports.words in reports');
  expect(await evidence()).not.toEqual([]);

  // The marks cannot be read as a page of a case on which to decide.
  await server.knex('cases').where({ id: caseId }).update({ status: 'void' });
  await removeOldRows(server);
  expect([await found(), await evidence()]).toEqual([[], []]);
});
