import type { SignedInMember } from '../signed-in-members.ts';
import { inDays } from '../swap-setup.ts';
import { type ArrangedCall, type Arrangement, type Two, withOther } from './arrangement.ts';
import { childOf, connect, idOf, now, subscribeToPremium } from './rows-of-two.ts';

/** Both are free at any time and have a child of four; the caller has Premium. */
async function ableToMeet(two: Two): Promise<number> {
  await subscribeToPremium(two);
  for (const member of [two.caller, two.other]) await childOf(two, member);
  const ids = [two.caller.id, two.other.id];
  await two
    .knex('users')
    .whereIn('id', ids)
    .update({ availability: ['flexible-schedule'] });
  return connect(two);
}

async function playdateFrom(two: Two, from: SignedInMember, to: SignedInMember): Promise<ArrangedCall> {
  const times = [inDays(2)];
  const playdateId = await idOf(
    two
      .knex('playdates')
      .insert({
        userIdOne: from.id,
        userIdTwo: to.id,
        matchId: await connect(two),
        proposedBy: from.id,
        status: 'proposed',
        times,
        endsAt: times[0],
        createdAt: now(),
      })
      .returning('id'),
  );
  const proposal = { senderId: from.id, receiverId: to.id, message: 'Hello', timestamp: now(), playdateId };
  await two.knex('messages').insert(proposal);
  return { params: { playdateId } };
}

export const playdatesCalls = {
  /** The suggestions are kept with the ids of both. */
  'post /api/playdate-matches': withOther(async (two) => {
    await ableToMeet(two);
    return {};
  }),
  'post /api/suggest-meetup': withOther(async (two) => {
    await ableToMeet(two);
    return { body: { targetUserId: two.other.id } };
  }),
  'post /api/playdates/:playdateId/accept': withOther(async (two) => ({
    ...(await playdateFrom(two, two.other, two.caller)),
    body: { time: inDays(2).toISOString() },
  })),
  'post /api/playdates/:playdateId/decline': withOther((two) => playdateFrom(two, two.other, two.caller)),
  'post /api/playdates/:playdateId/propose': withOther(async (two) => ({
    ...(await playdateFrom(two, two.other, two.caller)),
    body: { times: [{ date: inDays(3).toISOString() }] },
  })),
  'post /api/playdates/:playdateId/cancel': withOther((two) => playdateFrom(two, two.caller, two.other)),
} as const satisfies Readonly<Record<string, Arrangement>>;
