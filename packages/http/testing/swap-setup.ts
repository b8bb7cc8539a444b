import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { connect, mother, twoMothers } from './mothers.ts';
import type { TestMember, TestServer } from './test-server.ts';
import type { Reply, Visitor } from './visitor.ts';

export interface ConnectedPair {
  /** The requester. */
  readonly ana: TestMember;
  /** The recipient. */
  readonly bea: TestMember;
  readonly matchId: number;
  /** Ana's child. */
  readonly childId: number;
}

const startedAt = new Date();

/** Equal for a whole test file. */
export const inDays = (n: number): Date => later(startedAt, days(n));

export async function matchBetween({ knex }: TestServer, one: { id: number }, other: { id: number }) {
  const [userId1, userId2] = [Math.min(one.id, other.id), Math.max(one.id, other.id)];
  return (await knex('matches').where({ userId1, userId2 }).first('id')).id as number;
}

export const childOf = async ({ knex }: TestServer, member: { id: number }): Promise<number> =>
  (await knex('children').where({ userId: member.id }).orderBy('position').first('id')).id;

/** Two connected members, one with Pro and one without: answering a request needs no plan. */
export async function connectedPair(server: TestServer): Promise<ConnectedPair> {
  const [ana] = await twoMothers(server);
  const bea = await mother(server, { firstName: 'Bea' }, 'free');
  await connect(server, ana, bea);
  return { ana, bea, matchId: await matchBetween(server, ana, bea), childId: await childOf(server, ana) };
}

interface Two {
  readonly ana: { readonly id: number };
  readonly bea: { readonly id: number };
}

type SwapRequestInput = Pick<Two, 'bea'> & Pick<ConnectedPair, 'matchId' | 'childId'>;

/** Ana's request to Bea. */
export const swapRequestOf = ({ bea, matchId, childId }: SwapRequestInput) => ({
  recipientId: bea.id,
  matchId,
  childIds: [childId],
  date: inDays(2).toISOString(),
  location: 'Zilker Park',
  emergencyContact: 'Sam, 512 555 0100',
  notes: 'Naps at one.',
});

export const askForSwap = (by: Visitor, request: object): Promise<Reply> =>
  by.post('/api/swaps/request', request);

export const answerSwap = (by: Visitor, swapId: unknown, response: string): Promise<Reply> =>
  by.post('/api/swaps/respond', { swapId, response });

export const cancelSwap = (by: Visitor, swapId: unknown): Promise<Reply> =>
  by.post(`/api/swaps/${swapId}/cancel`);

/** Whether a swap happened. */
export const sayOutcome = (by: Visitor, swapId: unknown, outcome: unknown): Promise<Reply> =>
  by.post(`/api/swaps/${swapId}/outcome`, { outcome });

/** Asks for another time. */
export const proposeTime = (by: Visitor, swapId: unknown, date: Date): Promise<Reply> =>
  by.post(`/api/swaps/${swapId}/time`, { date: date.toISOString() });

export const answerTime = (by: Visitor, swapId: unknown, date: Date, response: string): Promise<Reply> =>
  by.post(`/api/swaps/${swapId}/time/response`, { date: date.toISOString(), response });

export const takeBackTime = (by: Visitor, swapId: unknown): Promise<Reply> =>
  by.delete(`/api/swaps/${swapId}/time`);

/** A swap that Bea has not answered yet. */
export async function pendingSwap(server: TestServer): Promise<ConnectedPair & { readonly swapId: number }> {
  const both = await connectedPair(server);
  const { body } = await askForSwap(both.ana, swapRequestOf(both));
  return { ...both, swapId: Number(body.id) };
}

export async function confirmedSwap(
  server: TestServer,
): Promise<ConnectedPair & { readonly swapId: number }> {
  const both = await pendingSwap(server);
  await answerSwap(both.bea, both.swapId, 'confirmed');
  return both;
}

export const notFound = { error: 'NOT_FOUND', message: 'We could not find this swap.' };
export const forbidden = { error: 'FORBIDDEN', message: 'This is not yours to do.' };

export const statusOf = async ({ knex }: TestServer, id: number): Promise<string> =>
  (await knex('babysitting_swaps').where({ id }).first()).status;

export const swapsBetween = ({ knex }: TestServer, { ana, bea }: Two) =>
  knex('babysitting_swaps').whereIn('requesterId', [ana.id, bea.id]);

export const entriesOf = ({ knex }: TestServer, swapId: number) =>
  knex('calendar_events').where({ swapId }).orderBy('userId').select('userId', 'title');
