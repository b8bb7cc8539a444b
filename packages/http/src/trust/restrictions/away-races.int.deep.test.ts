import { followAway, settleAway } from '@nestmates/application/members/restrictions/restrictions.ts';
import { endSwapsOfAway } from '@nestmates/application/together/swaps/away-swaps.ts';
import { later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { meeting } from '../../../testing/meeting.ts';
import { insertListing } from '../../../testing/order-setup.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import { confirmedSwapIn, remaining } from '../../../testing/swap-rounds.ts';

const words = 'Please be kind.';

/**
 * Bea was suspended by Ana a minute ago, and 19 by the clock of the other process, so the decision can be taken back here
 * and is final there.
 */
async function suspended({ server: { knex, clock }, ana, bea }: Round, status: 'decided' | 'appealed') {
  await knex('users').where({ id: ana.id }).update({ isAdmin: true });
  const [at, fromAt] = [later(clock.now(), -minutes(1)), later(clock.now(), -minutes(19))];
  const begun = { memberId: bea.id, openedAt: at, oldestAt: at, status, version: 0 };
  const [{ id }] = await knex('cases').insert(begun).returning('id');
  const decision = { caseId: id, memberId: bea.id, decision: 'suspend', rule: 'kind', words, things: '[]' };
  const [{ id: decisionId }] = await knex('decisions')
    .insert({ ...decision, byId: status === 'decided' ? ana.id : null, at })
    .returning('id');
  await knex('cases').where({ id }).update({ decisionId });
  await knex('restrictions').insert({ memberId: bea.id, kind: 'suspended', decisionId, fromAt });
  await knex('restricted_members').insert({ memberId: bea.id, kind: 'suspended' });
  if (status === 'appealed') await knex('appeals').insert({ decisionId, words, at });
  return { id, decisionId };
}

/** The job that pauses what is on sale holds the member, and waits for the listing. */
async function pausesWhile(round: Round, takeBack: () => Promise<{ readonly status: number }>) {
  const { server, bea, one, two } = round;
  const id = await insertListing(server.knex, bea);
  const follows = (at: Round['one']) => at.work(followAway, { memberId: bea.id });
  const [, taken] = await meeting<{ readonly status: number }>(
    round,
    (holding) => holding('listings').where({ id }).forUpdate(),
    [
      () => follows(two).then(() => ({ status: 200 })),
      async () => {
        const reply = await takeBack();
        await follows(one);
        return reply;
      },
    ],
  );
  const { status, pausedWhileAway } = await server.knex('listings').where({ id }).first();
  return taken?.status === 200 && status === 'active' && !pausedWhileAway;
}

raceInTwoProcesses(
  {
    'a decision is taken back while it becomes final': async (round) => {
      const { server, ana, bea, one, two } = round;
      await confirmedSwapIn(round);
      const { id, decisionId } = await suspended(round, 'decided');
      const becomesFinal = async () => {
        await two.work(settleAway, { memberId: bea.id });
        await two.work(endSwapsOfAway, { memberId: bea.id, which: 'all' });
        return { status: 200 };
      };
      const [undone] = await meeting<{ readonly status: number }>(
        round,
        (holding) => holding('decisions').where({ id: decisionId }).forUpdate(),
        [() => ana.at(one).post(`/api/admin/cases/${id}/undo`, { version: 0 }), becomesFinal],
      );
      const { status } = await remaining(round);
      const isBack = (await server.knex('restricted_members').where({ memberId: bea.id })).length === 0;
      return undone?.status === 200 && isBack && status === 'confirmed';
    },

    'a decision becomes final while it is taken back': async (round) => {
      const { server, ana, bea, one, two } = round;
      await confirmedSwapIn(round);
      const { id } = await suspended(round, 'decided');
      const [undone] = await Promise.all([
        ana.at(one).post(`/api/admin/cases/${id}/undo`, { version: 0 }),
        two
          .work(settleAway, { memberId: bea.id })
          .then(() => two.work(endSwapsOfAway, { memberId: bea.id, which: 'all' })),
      ]);
      const { status } = await remaining(round);
      const isBack = (await server.knex('restricted_members').where({ memberId: bea.id })).length === 0;
      if (undone.status === 200) return isBack && status === 'confirmed';
      return undone.status === 409 && !isBack && status === 'cancelled';
    },

    'a decision is taken back while listings are paused': async (round) => {
      const { id } = await suspended(round, 'decided');
      const { ana, one } = round;
      return pausesWhile(round, () => ana.at(one).post(`/api/admin/cases/${id}/undo`, { version: 0 }));
    },

    'an appeal is granted while listings are paused': async (round) => {
      const { id } = await suspended(round, 'appealed');
      const { ana, one } = round;
      const granted = { version: 0, outcome: 'overturned', words };
      return pausesWhile(round, () => ana.at(one).post(`/api/admin/cases/${id}/appeal`, granted));
    },
  },
  new URL('../../../testing/naive/naive-restrictions.ts', import.meta.url),
);
