import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { accept, cancel, decline, proposeAnew, suggestTo } from '../../../testing/playdate-setup.ts';
import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import type { Reply } from '../../../testing/visitor.ts';

const inDays = (count: number) => later(new Date(), days(count));
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status).join();

async function connected({ server, ana, bea }: Round): Promise<number> {
  const [userId1, userId2] = [Math.min(ana.id, bea.id), Math.max(ana.id, bea.id)];
  const [match] = await server
    .knex('matches')
    .insert({ userId1, userId2, status: 'accepted', createdAt: new Date() })
    .returning('id');
  return match.id;
}

/** Ana has proposed two times to Bea. */
async function proposedIn(round: Round) {
  const [first, second] = [inDays(2), inDays(3)];
  const [playdate] = await round.server
    .knex('playdates')
    .insert({
      userIdOne: round.ana.id,
      userIdTwo: round.bea.id,
      matchId: await connected(round),
      proposedBy: round.ana.id,
      status: 'proposed',
      times: [first, second],
      endsAt: second,
      createdAt: new Date(),
    })
    .returning('id');
  return { id: playdate.id, first: first.toISOString(), second: second.toISOString() };
}

/** What is stored about the two afterwards. */
async function remaining({ server, ana, bea }: Round) {
  const playdates = await server.knex('playdates').where({ userIdOne: ana.id });
  const entries = await server.knex('calendar_events').whereIn('userId', [ana.id, bea.id]);
  return `${playdates.map(({ status }) => status).join()} ${entries.length}`;
}

/** The member accepts on one page and declines on the other. */
async function acceptedAndDeclined(round: Round): Promise<boolean> {
  const { bea, one, two } = round;
  const { id, first } = await proposedIn(round);
  const replies = await Promise.all([accept(bea.at(one), id, first), decline(bea.at(two), id)]);
  const outcome = `${statuses(replies)} ${await remaining(round)}`;
  return outcome === '200,409 scheduled 2' || outcome === '409,200 declined 0';
}

/** The member accepts while the other takes it back or cancels: it is in no calendar. */
async function acceptedAndCancelled(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const { id, first } = await proposedIn(round);
  const replies = await Promise.all([accept(bea.at(one), id, first), cancel(ana.at(two), id)]);
  const outcome = `${statuses(replies)} ${await remaining(round)}`;
  return outcome === '200,200 cancelled 0' || outcome === '409,200 cancelled 0';
}

/** The member accepts one of the times on each of two pages. */
async function acceptedTwice(round: Round): Promise<boolean> {
  const { bea, one, two } = round;
  const { id, first, second } = await proposedIn(round);
  const replies = await Promise.all([accept(bea.at(one), id, first), accept(bea.at(two), id, second)]);
  const outcome = `${statuses(replies)} ${await remaining(round)}`;
  return outcome === '200,409 scheduled 2' || outcome === '409,200 scheduled 2';
}

/** The member accepts on one page and proposes another time on the other. */
async function acceptedAndProposedAnew(round: Round): Promise<boolean> {
  const { bea, one, two } = round;
  const { id, first } = await proposedIn(round);
  const replies = await Promise.all([
    accept(bea.at(one), id, first),
    proposeAnew(bea.at(two), id, [inDays(5).toISOString()]),
  ]);
  const outcome = `${statuses(replies)} ${await remaining(round)}`;
  return outcome === '200,409 scheduled 2' || outcome === '403,200 proposed 0';
}

/** Both suggest a playdate at once: one proposal stands, and one message. */
async function bothSuggested(round: Round): Promise<boolean> {
  const { server, ana, bea, one, two } = round;
  const ids = [ana.id, bea.id];
  await connected(round);
  await server.knex('subscriptions').whereIn('userId', ids).update({ tier: 'premium' });
  await server
    .knex('users')
    .whereIn('id', ids)
    .update({ availability: ['flexible-schedule'] });
  const replies = await Promise.all([suggestTo(ana.at(one), bea), suggestTo(bea.at(two), ana)]);
  const playdates = await server.knex('playdates').whereIn('userIdOne', ids);
  const messages = await server.knex('messages').whereIn('senderId', ids);
  return (
    ['200,409', '409,200'].includes(statuses(replies)) && playdates.length === 1 && messages.length === 1
  );
}

/** A call that runs while the other member ends the connection either comes first or is answered 404. */
async function acceptedWhileParting(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const { id, first } = await proposedIn(round);
  const [accepting, parting] = await Promise.all([
    accept(bea.at(one), id, first),
    ana.at(two).delete(`/api/matches/${bea.id}`),
  ]);
  return [200, 404].includes(accepting.status) && parting.status === 200 && (await remaining(round)) === ' 0';
}

raceInTwoProcesses(
  {
    acceptedAndDeclined,
    acceptedAndCancelled,
    acceptedTwice,
    acceptedAndProposedAnew,
    bothSuggested,
    acceptedWhileParting,
  },
  new URL('../../../testing/naive/naive-playdates.ts', import.meta.url),
);
