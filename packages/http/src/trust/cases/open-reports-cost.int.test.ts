import { openReports } from '@nestmates/infrastructure/trust/cases/open-reports.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planOf, sentBy } from '../../../testing/query-plans.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** So many reporters with two browsers and one network for all, each of whom was dismissed before. */
async function caseWith(reporters: number): Promise<number> {
  const { id: memberId } = await server.member(columnsOf.pro);
  const { rows } = await server.knex.raw(
    `with added as (
       insert into users (email, password, created_at)
       select 'reporter' || n || '.' || :memberId || '@example.com', '', now() from generate_series(1, :reporters::int) n
       returning id
     ), traced as (
       insert into account_traces (member_id, digest, email_digest, used_at)
       select id, d.digest, 'mailbox ' || id, now() from added
       cross join lateral (values ('a ' || id), ('b ' || id), ('network')) d(digest)
     ), opened as (
       insert into cases (member_id, status, version, opened_at, oldest_at)
       select :memberId, status, 1, now(), now() from (values ('open'), ('decided')) s(status) returning id, status
     ), made as (
       insert into decisions (case_id, member_id, decision, rule, words, things, at)
       select id, :memberId, 'dismiss', 'kind', '', '[]', now() from opened where status = 'decided' returning id, case_id
     ), earlier as (
       insert into reports (case_id, reporter_id, reporter_since, number, kind, thing_id, title, category, state, outcome, at)
       select b.id, a.id, now(), case b.status when 'open' then 1 else 2 end, 'member', :memberId::text, '', 'spam',
         case b.status when 'open' then 'received' else 'looked-at' end,
         case b.status when 'open' then null else 'nothing' end, now()
       from added a cross join opened b
     )
     select made.id as decision, made.case_id as decided, (select id from opened where status = 'open') as open from made`,
    { memberId, reporters },
  );
  const [{ decision, decided, open }] = rows;
  await server.knex('cases').where({ id: decided }).update({ decisionId: decision });
  return open;
}

/** Rows that the plan of the query touches, those that it drops among them. */
async function rowsTouched(reporters: number): Promise<number> {
  const caseId = await caseWith(reporters);
  await server.knex.raw('analyze');
  const plan = await planOf(
    server,
    sentBy(server.knex.raw(openReports, { caseId, mustVerify: false })),
    'custom',
  );
  let [sum, loops] = [0, 1];
  for (const line of plan.split('\n')) {
    const [, rows, times] = line.match(/rows=([\d.]+) loops=(\d+)/) ?? [];
    const [, removed] = line.match(/Rows Removed by (?:Join )?Filter: (\d+)/) ?? [];
    if (times) loops = Number(times);
    sum += Number(rows ?? removed ?? 0) * loops;
  }
  return sum;
}

it('what the reports of a case weigh is read in time that grows with their number', {
  timeout: 60_000,
}, async () => {
  const [few, many] = [await rowsTouched(125), await rowsTouched(1000)];
  expect(many / few).toBeLessThan(2 * (1000 / 125));
});
