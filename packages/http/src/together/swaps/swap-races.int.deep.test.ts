import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import { pastSwapIn, pendingSwapIn, remaining, swapRequestIn } from '../../../testing/swap-rounds.ts';
import {
  answerSwap,
  askForSwap,
  cancelSwap,
  inDays,
  sayOutcome,
  swapsBetween,
} from '../../../testing/swap-setup.ts';
import type { Reply } from '../../../testing/visitor.ts';

const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status);

/** The member asks on two pages, or repeats a request before its response arrived. */
async function askedTwice(round: Round): Promise<boolean> {
  const { ana, one, two } = round;
  const request = await swapRequestIn(round);
  const replies = await Promise.all([askForSwap(ana.at(one), request), askForSwap(ana.at(two), request)]);
  const [asking, again] = replies.toSorted((first, second) => first.status - second.status);
  return (
    asking?.status === 200 &&
    again?.status === 409 &&
    again.body.error === 'ALREADY_REQUESTED' &&
    (await remaining(round)).status === 'pending'
  );
}

/** The member accepts on one page and declines on the other. */
async function acceptedAndDeclined(round: Round): Promise<boolean> {
  const { bea, one, two } = round;
  const id = await pendingSwapIn(round);
  const replies = await Promise.all([
    answerSwap(bea.at(one), id, 'confirmed'),
    answerSwap(bea.at(two), id, 'declined'),
  ]);
  const { status, entries } = await remaining(round);
  const accepted = replies[0].status === 200;
  return (
    `${statuses(replies)}` === (accepted ? '200,409' : '409,200') &&
    status === (accepted ? 'confirmed' : 'declined') &&
    entries === (accepted ? 2 : 0)
  );
}

/** The member takes one time on one page and another time on the other. */
async function twoTimesTaken(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const other = inDays(3);
  const asked = { ...(await swapRequestIn(round)), otherTimes: [{ date: other.toISOString() }] };
  const { body } = await askForSwap(ana.at(one), asked);
  const taking = { swapId: body.id, response: 'confirmed' };
  const replies = await Promise.all([
    bea.at(one).post('/api/swaps/respond', { ...taking, time: asked.date }),
    bea.at(two).post('/api/swaps/respond', { ...taking, time: other.toISOString() }),
  ]);
  const first = replies[0].status === 200;
  const [swap] = await swapsBetween(round.server, round);
  const entries = await round.server.knex('calendar_events').where({ swapId: body.id });
  const taken = first ? new Date(asked.date) : other;
  return (
    `${statuses(replies)}` === (first ? '200,409' : '409,200') &&
    [swap.date, ...entries.map(({ date }) => date)].every((date) => date.getTime() === taken.getTime()) &&
    entries.length === 2
  );
}

/** The member accepts while the other cancels: the swap is cancelled, and in no calendar. */
async function acceptedAndCancelled(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const id = await pendingSwapIn(round);
  const [accepting, cancelling] = await Promise.all([
    answerSwap(bea.at(one), id, 'confirmed'),
    cancelSwap(ana.at(two), id),
  ]);
  const { status, entries } = await remaining(round);
  return (
    [200, 409].includes(accepting.status) &&
    cancelling.status === 200 &&
    status === 'cancelled' &&
    entries === 0
  );
}

/** The member declines while the other cancels. */
async function declinedAndCancelled(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const id = await pendingSwapIn(round);
  const replies = await Promise.all([answerSwap(bea.at(one), id, 'declined'), cancelSwap(ana.at(two), id)]);
  const declined = replies[0].status === 200;
  return (
    `${statuses(replies)}` === (declined ? '200,409' : '409,200') &&
    (await remaining(round)).status === (declined ? 'declined' : 'cancelled')
  );
}

/** A call that runs while the other member ends the connection either comes first or is answered 404. */
async function ended(round: Round, both: Promise<Reply>[]): Promise<boolean> {
  const [doing, ending] = await Promise.all(both);
  const { status, entries } = await remaining(round);
  return (
    (doing?.status === 200 || doing?.status === 404) &&
    ending?.status === 200 &&
    status === '' &&
    entries === 0
  );
}

const part = ({ ana, bea, two }: Round) => ana.at(two).delete(`/api/matches/${bea.id}`);

async function acceptedWhileParting(round: Round): Promise<boolean> {
  const id = await pendingSwapIn(round);
  return ended(round, [answerSwap(round.bea.at(round.one), id, 'confirmed'), part(round)]);
}

/** A confirmed swap, which has to leave both calendars, too. */
async function cancelledWhileParting(round: Round): Promise<boolean> {
  const { ana, bea, one } = round;
  const id = await pendingSwapIn(round);
  await answerSwap(bea.at(one), id, 'confirmed');
  return ended(round, [cancelSwap(ana.at(one), id), part(round)]);
}

async function askedWhileBlocking(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const request = await swapRequestIn(round);
  return ended(round, [askForSwap(ana.at(one), request), bea.at(two).post(`/api/blocks/${ana.id}`)]);
}

/** Both say at once that it happened: it counts for both, once. */
async function bothSaidYes(round: Round): Promise<boolean> {
  const { server, ana, bea, one, two } = round;
  const id = await pastSwapIn(round);
  const replies = await Promise.all([sayOutcome(ana.at(one), id, 'yes'), sayOutcome(bea.at(two), id, 'yes')]);
  const [swap] = await swapsBetween(server, round);
  const members = await server.knex('users').whereIn('id', [ana.id, bea.id]).select('swapsDone');
  return (
    `${statuses(replies)}` === '200,200' &&
    swap.requesterOutcome === 'yes' &&
    swap.recipientOutcome === 'yes' &&
    members.every(({ swapsDone }) => swapsDone === 1)
  );
}

/** The member answers yes on one page and no on the other: the first counts. */
async function answeredTwice(round: Round): Promise<boolean> {
  const { server, ana, bea, one, two } = round;
  const id = await pastSwapIn(round);
  await sayOutcome(bea.at(one), id, 'yes');
  const replies = await Promise.all([sayOutcome(ana.at(one), id, 'yes'), sayOutcome(ana.at(two), id, 'no')]);
  const [swap] = await swapsBetween(server, round);
  const [member] = await server.knex('users').where({ id: ana.id }).select('swapsDone');
  const saidYes = replies[0].status === 200;
  return (
    `${statuses(replies)}` === (saidYes ? '200,409' : '409,200') &&
    swap.requesterOutcome === (saidYes ? 'yes' : 'no') &&
    member.swapsDone === (saidYes ? 1 : 0)
  );
}

raceInTwoProcesses(
  {
    askedTwice,
    acceptedAndDeclined,
    twoTimesTaken,
    acceptedAndCancelled,
    declinedAndCancelled,
    acceptedWhileParting,
    cancelledWhileParting,
    askedWhileBlocking,
    bothSaidYes,
    answeredTwice,
  },
  new URL('../../../testing/naive/naive-swaps.ts', import.meta.url),
);
