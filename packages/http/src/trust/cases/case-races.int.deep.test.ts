import { randomUUID } from 'node:crypto';
import { insertReport, metInAList } from '../../../testing/case-setup.ts';
import { insertMembers } from '../../../testing/insert-members.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import { columnsOf } from '../../../testing/roles.ts';
import type { Reply } from '../../../testing/visitor.ts';

const sorted = (replies: readonly Reply[]) => `${replies.map(({ status }) => status).toSorted()}`;

async function thirdIn({ server }: Round): Promise<number> {
  const member = {
    ...columnsOf.free,
    email: `${randomUUID()}@nestmates.test`,
    password: 'none',
    firstName: 'Cleo',
  };
  const [id = 0] = await insertMembers(server.knex, [member], server.clock.now());
  return id;
}

/** A case about a third member; both of the round are administrators. */
async function caseIn(round: Round, status: 'open' | 'appealed') {
  const { server, ana, bea } = round;
  const at = server.clock.now();
  await server.knex('users').whereIn('id', [ana.id, bea.id]).update({ isAdmin: true });
  const memberId = await thirdIn(round);
  const begun = { memberId, openedAt: at, oldestAt: at, status, version: 0 };
  const [{ id }] = await server.knex('cases').insert(begun).returning('id');
  await insertReport(server, id, memberId);
  if (status === 'open') return { id, memberId };
  const decision = { caseId: id, memberId, decision: 'limit', rule: 'kind', words: 'Please.', at };
  const [made] = await server
    .knex('decisions')
    .insert({ ...decision, things: '[]' })
    .returning('id');
  await server.knex('appeals').insert({ decisionId: made.id, words: 'It was not me.', at });
  await server.knex('cases').where({ id }).update({ decisionId: made.id });
  return { id, memberId };
}

const decided = (decision: string, memberId: number) => ({
  version: 0,
  decision,
  rule: 'kind',
  words: 'Please be kind.',
  things: [{ kind: 'member', id: memberId }],
});

/** Two administrators decide at once: one decision stands, and what it does. */
async function twoDecisions(round: Round): Promise<boolean> {
  const { server, ana, bea, one, two } = round;
  const { id, memberId } = await caseIn(round, 'open');
  const path = `/api/admin/cases/${id}/decide`;
  const replies = await Promise.all([
    ana.at(one).post(path, decided('warn', memberId)),
    bea.at(two).post(path, decided('limit', memberId)),
  ]);
  const made = await server.knex('decisions').where({ caseId: id });
  const limited = await server.knex('restrictedMembers').where({ memberId });
  const isLimited = made[0]?.decision === 'limit';
  return sorted(replies) === '200,409' && made.length === 1 && limited.length === (isLimited ? 1 : 0);
}

/** Two answer an appeal at once. */
async function twoAnswers(round: Round): Promise<boolean> {
  const { server, ana, bea, one, two } = round;
  const { id } = await caseIn(round, 'appealed');
  const path = `/api/admin/cases/${id}/appeal`;
  const answer = (outcome: string) => ({ version: 0, outcome, words: 'We have looked.' });
  const replies = await Promise.all([
    ana.at(one).post(path, answer('upheld')),
    bea.at(two).post(path, answer('overturned')),
  ]);
  const { status } = await server.knex('cases').where({ id }).first('status');
  const expected = replies[0].status === 200 ? 'upheld' : 'overturned';
  return sorted(replies) === '200,409' && status === expected;
}

/** Two report a member of whom there is no case: there is one then, with both reports. */
async function twoReports(round: Round): Promise<boolean> {
  const { server, ana, bea, one, two } = round;
  const memberId = await thirdIn(round);
  for (const by of [ana, bea]) await metInAList(server, by, { id: memberId });
  const body = { about: { kind: 'member', id: memberId }, category: 'spam' };
  const replies = await Promise.all([
    ana.at(one).post('/api/reports', body),
    bea.at(two).post('/api/reports', body),
  ]);
  const cases = await server.knex('cases').where({ memberId });
  return sorted(replies) === '200,200' && cases.length === 1 && cases[0].reportCount === 2;
}

/**
 * A member tells their side while it is decided: it is read before the decision, which is made anew, or it comes too late.
 * Neither is lost.
 */
async function ownSideAndDecision(round: Round): Promise<boolean> {
  const { server, ana, bea, one, two } = round;
  const at = server.clock.now();
  await server.knex('users').where({ id: bea.id }).update({ isAdmin: true });
  const begun = { memberId: ana.id, openedAt: at, oldestAt: at, status: 'open', version: 1 };
  const [{ id }] = await server.knex('cases').insert(begun).returning('id');
  const things = await insertReport(server, id, ana.id);
  const thingId = randomUUID();
  const data = { things: [{ kind: 'photo', id: thingId }], toldAt: at.toISOString() };
  await server.knex('case_events').insert({ caseId: id, number: 1, at, type: 'hidden', data });
  const hidden = { kind: 'photo', thingId, memberId: ana.id, why: 'by-weight', hiddenAt: at };
  await server.knex('hidden_things').insert(hidden);
  const decision = { version: 1, decision: 'warn', rule: 'kind', words: 'Please be kind.', things };
  const [said, made] = await Promise.all([
    ana.at(one).post('/api/account/standing/words', { words: 'That is my own photo.' }),
    bea.at(two).post(`/api/admin/cases/${id}/decide`, decision),
  ]);
  const events = await server.knex('case_events').where({ caseId: id }).orderBy('number').select('type');
  const last = events.at(-1)?.type;
  return said.status === 200
    ? made.body.error === 'CASE_CHANGED' && last === 'said'
    : String(said.body.message).includes('in the meantime') && made.status === 200 && last === 'decided';
}

raceInTwoProcesses(
  {
    'a member tells their side while it is decided': ownSideAndDecision,
    'two administrators decide': twoDecisions,
    'two administrators answer an appeal': twoAnswers,
    'two members report a third': twoReports,
  },
  new URL('../../../testing/naive/naive-cases.ts', import.meta.url),
);
