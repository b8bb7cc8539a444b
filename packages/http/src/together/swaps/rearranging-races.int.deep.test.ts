import { type Round, raceInTwoProcesses } from '../../../testing/races.ts';
import { confirmedSwapIn, pendingSwapIn, remaining, storedSwap } from '../../../testing/swap-rounds.ts';
import {
  answerSwap,
  answerTime,
  cancelSwap,
  inDays,
  proposeTime,
  takeBackTime,
} from '../../../testing/swap-setup.ts';
import type { Reply } from '../../../testing/visitor.ts';

const [proposed, otherTime] = [inDays(4), inDays(5)];
const statuses = (replies: readonly Reply[]) => `${replies.map(({ status }) => status)}`;
const isAt = (found: unknown, date: Date) => found instanceof Date && found.getTime() === date.getTime();

/** Each proposes a time: one of the two is asked. */
async function bothProposed(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const id = await confirmedSwapIn(round);
  const replies = await Promise.all([
    proposeTime(ana.at(one), id, proposed),
    proposeTime(bea.at(two), id, otherTime),
  ]);
  const { proposedBy, proposedDate } = await storedSwap(round);
  const anas = replies[0].status === 200;
  return (
    statuses(replies) === (anas ? '200,409' : '409,200') &&
    proposedBy === (anas ? 'requester' : 'recipient') &&
    isAt(proposedDate, anas ? proposed : otherTime)
  );
}

async function proposedIn(round: Round): Promise<unknown> {
  const id = await confirmedSwapIn(round);
  await proposeTime(round.ana.at(round.one), id, proposed);
  return id;
}

/** Whether the swap and its two calendar events are at the same time. */
async function isWholeAt(round: Round, date: Date): Promise<boolean> {
  const { id, date: at, proposedDate } = await storedSwap(round);
  const entries = await round.server.knex('calendar_events').where({ swapId: id });
  return (
    isAt(at, date) &&
    proposedDate === null &&
    entries.length === 2 &&
    entries.every((one) => isAt(one.date, date))
  );
}

/** The member agrees while the other takes it back: either the swap has moved, or nothing has happened. */
async function agreedAndTakenBack(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const id = await proposedIn(round);
  const replies = await Promise.all([
    answerTime(bea.at(one), id, proposed, 'agreed'),
    takeBackTime(ana.at(two), id),
  ]);
  const agreed = replies[0].status === 200;
  // What is not there any more cannot be taken back by the member, and there is nothing to agree to.
  const expected = agreed ? /^200,(403|409)$/ : /^409,200$/;
  return expected.test(statuses(replies)) && (await isWholeAt(round, agreed ? proposed : inDays(2)));
}

/** The member agrees on one page and declines on the other. */
async function agreedAndDeclined(round: Round): Promise<boolean> {
  const { bea, one, two } = round;
  const id = await proposedIn(round);
  const replies = await Promise.all([
    answerTime(bea.at(one), id, proposed, 'agreed'),
    answerTime(bea.at(two), id, proposed, 'declined'),
  ]);
  const agreed = replies[0].status === 200;
  return (
    statuses(replies) === (agreed ? '200,409' : '409,200') &&
    (await isWholeAt(round, agreed ? proposed : inDays(2)))
  );
}

/** The member agrees while the other calls the swap off: it is off, and in no calendar. */
async function agreedAndCancelled(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const id = await proposedIn(round);
  const [agreeing, cancelling] = await Promise.all([
    answerTime(bea.at(one), id, proposed, 'agreed'),
    cancelSwap(ana.at(two), id),
  ]);
  const { status, entries } = await remaining(round);
  return (
    [200, 409].includes(agreeing.status) &&
    cancelling.status === 200 &&
    status === 'cancelled' &&
    entries === 0
  );
}

/** The member proposes a time while the other calls the swap off. */
async function proposedAndCancelled(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const id = await confirmedSwapIn(round);
  const [proposing, cancelling] = await Promise.all([
    proposeTime(bea.at(one), id, proposed),
    cancelSwap(ana.at(two), id),
  ]);
  const { proposedBy, status } = await storedSwap(round);
  return (
    [200, 409].includes(proposing.status) &&
    cancelling.status === 200 &&
    status === 'cancelled' &&
    proposedBy === null
  );
}

/** One agrees to the time that is suggested while the other takes the one that was asked for: one of the two is arranged. */
async function agreedAndAccepted(round: Round): Promise<boolean> {
  const { ana, bea, one, two } = round;
  const id = await pendingSwapIn(round);
  await proposeTime(bea.at(one), id, proposed);
  const replies = await Promise.all([
    answerTime(ana.at(one), id, proposed, 'agreed'),
    answerSwap(bea.at(two), id, 'confirmed'),
  ]);
  const agreed = replies[0].status === 200;
  return (
    statuses(replies) === (agreed ? '200,409' : '409,200') &&
    (await isWholeAt(round, agreed ? proposed : inDays(2)))
  );
}

raceInTwoProcesses(
  {
    agreedAndAccepted,
    bothProposed,
    agreedAndTakenBack,
    agreedAndDeclined,
    agreedAndCancelled,
    proposedAndCancelled,
  },
  new URL('../../../testing/naive/naive-swaps.ts', import.meta.url),
);
