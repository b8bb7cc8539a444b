import { endRestriction } from '@nestmates/application/members/restrictions/restrictions.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { insertReport } from '../../../testing/case-setup.ts';
import { meeting } from '../../../testing/meeting.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';

const words = 'Please be kind.';

/** Bea's suspension has just ended, and no job has noticed it yet. Ana is an administrator. */
async function suspensionEnds({ server: { knex, clock }, ana, bea }: Round): Promise<void> {
  await knex('users').where({ id: ana.id }).update({ isAdmin: true });
  const now = clock.now();
  const span = { memberId: bea.id, kind: 'suspended', untilAt: now, fromAt: later(now, -hours(1)) };
  await knex('restrictions').insert({ ...span, decisionId: 2_000_000_000 });
  await knex('restricted_members').insert({ memberId: bea.id, kind: 'suspended', untilAt: now });
}

/** A case about Bea; with a decision that limits Bea, if it was decided. */
async function caseOf({ server: { knex, clock }, bea }: Round, status: 'open' | 'decided' | 'appealed') {
  const at = clock.now();
  const begun = { memberId: bea.id, openedAt: at, oldestAt: at, status, version: 0 };
  const [{ id }] = await knex('cases').insert(begun).returning('id');
  await insertReport({ knex, clock }, id, bea.id);
  if (status === 'open') return { id, decisionId: 0 };
  const decision = { caseId: id, memberId: bea.id, decision: 'limit', rule: 'kind', words, at, things: '[]' };
  const [{ id: decisionId }] = await knex('decisions').insert(decision).returning('id');
  await knex('cases').where({ id }).update({ decisionId });
  await knex('restrictions').insert({ memberId: bea.id, kind: 'limited', decisionId, fromAt: at });
  if (status === 'appealed') await knex('appeals').insert({ decisionId, words, at });
  return { id, decisionId };
}

const ends = ({ two, bea }: Round) =>
  two.work(endRestriction, { memberId: bea.id }).then(() => ({ status: 200 }));

const restrictionOf = async ({ server: { knex }, bea }: Round): Promise<string | undefined> =>
  (await knex('restricted_members').where({ memberId: bea.id }).first('kind'))?.kind;

const held =
  ({ bea }: Round) =>
  (holding: Round['server']['knex']) =>
    holding('restricted_members').where({ memberId: bea.id }).forUpdate();

raceInTwoProcesses(
  {
    'a member is banned while a suspension ends': async (round) => {
      const { ana, bea, one } = round;
      await suspensionEnds(round);
      const { id } = await caseOf(round, 'open');
      const things = [{ kind: 'member', id: bea.id }];
      const ban = { version: 0, decision: 'ban', rule: 'kind', words, things };
      const replies = await meeting<{ readonly status: number }>(round, held(round), [
        () => ana.at(one).post(`/api/admin/cases/${id}/decide`, ban),
        () => ends(round),
      ]);
      return replies.every(({ status }) => status === 200) && (await restrictionOf(round)) === 'banned';
    },

    'an appeal is granted while a suspension ends': async (round) => {
      const { ana, one } = round;
      await suspensionEnds(round);
      const { id } = await caseOf(round, 'appealed');
      const granted = { version: 0, outcome: 'overturned', words };
      const replies = await meeting<{ readonly status: number }>(round, held(round), [
        () => ana.at(one).post(`/api/admin/cases/${id}/appeal`, granted),
        () => ends(round),
      ]);
      return replies.every(({ status }) => status === 200) && (await restrictionOf(round)) === undefined;
    },

    'a member appeals twice while a suspension ends': async (round) => {
      const { server, bea, one, two } = round;
      await suspensionEnds(round);
      const { id, decisionId } = await caseOf(round, 'decided');
      const appeal = (at: Round['one']) => () =>
        bea.at(at).post('/api/account/appeals', { decisionId, words: 'It was not me.' });
      const replies = await meeting<{ readonly status: number }>(
        round,
        (holding) => holding('decisions').where({ id: decisionId }).forUpdate(),
        [appeal(one), appeal(two), () => ends(round)],
      );
      const { status, version } = await server.knex('cases').where({ id }).first();
      const statuses = replies.map((reply) => reply.status).toSorted();
      const isLimited = (await restrictionOf(round)) === 'limited';
      return `${statuses}` === '200,200,409' && status === 'appealed' && version === 1 && isLimited;
    },
  },
  new URL('../../../testing/naive/naive-restrictions.ts', import.meta.url),
);
