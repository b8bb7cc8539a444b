import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import type { Round } from './races.ts';
import { answerSwap, askForSwap, swapRequestOf, swapsBetween } from './swap-setup.ts';

/** The two are connected, and Ana has a child. */
export async function swapRequestIn({ server, ana, bea }: Round) {
  const createdAt = new Date();
  const [userId1, userId2] = [Math.min(ana.id, bea.id), Math.max(ana.id, bea.id)];
  const [match] = await server
    .knex('matches')
    .insert({ userId1, userId2, status: 'accepted', createdAt })
    .returning('id');
  const [child] = await server
    .knex('children')
    .insert({ userId: ana.id, position: 0, gender: 'girl', age: 4, createdAt })
    .returning('id');
  return swapRequestOf({ bea, matchId: match.id, childId: child.id });
}

export async function pendingSwapIn(round: Round): Promise<unknown> {
  return (await askForSwap(round.ana.at(round.one), await swapRequestIn(round))).body.id;
}

/** What is stored about the two afterwards. */
export async function remaining(round: Round) {
  const { server, ana, bea } = round;
  const swaps = await swapsBetween(server, round);
  const entries = await server.knex('calendar_events').whereIn('userId', [ana.id, bea.id]);
  return { status: swaps.map(({ status }) => status).join(), entries: entries.length };
}

/** A swap that both have agreed on. */
export async function confirmedSwapIn(round: Round): Promise<unknown> {
  const id = await pendingSwapIn(round);
  await answerSwap(round.bea.at(round.one), id, 'confirmed');
  return id;
}

export async function storedSwap(round: Round) {
  const [swap] = await swapsBetween(round.server, round);
  return swap;
}

/** A swap that took place two days ago, about which neither has answered. */
export async function pastSwapIn(round: Round): Promise<unknown> {
  const id = await pendingSwapIn(round);
  const now = new Date();
  const over = { status: 'confirmed', settledAt: now, date: later(now, -days(2)) };
  await round.server.knex('babysitting_swaps').where({ id }).update(over);
  return id;
}
