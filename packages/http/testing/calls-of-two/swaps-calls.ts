import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import type { SwapParty } from '@nestmates/domain/together/swaps/swap.ts';
import { randomTokens } from '@nestmates/infrastructure/members/accounts/random-tokens.ts';
import type { SignedInMember } from '../signed-in-members.ts';
import { inDays } from '../swap-setup.ts';
import { type Arrangement, alone, type Two, withOther } from './arrangement.ts';
import { childOf, connect, idOf, now } from './rows-of-two.ts';

const swapRequest = {
  date: inDays(2).toISOString(),
  location: 'Zilker Park',
  emergencyContact: 'Sam, 512 555 0100',
};

async function swapFrom(two: Two, from: SignedInMember, to: SignedInMember): Promise<number> {
  const matchId = await connect(two);
  const childIds = [await childOf(two, from)];
  return idOf(
    two
      .knex('babysitting_swaps')
      .insert({
        ...swapRequest,
        matchId,
        requesterId: from.id,
        recipientId: to.id,
        childIds,
        status: 'pending',
        createdAt: now(),
      })
      .returning('id'),
  );
}

async function confirmedSwapFrom(two: Two, from: SignedInMember, to: SignedInMember, proposedBy?: SwapParty) {
  const id = await swapFrom(two, from, to);
  const proposal = proposedBy ? { proposedBy, proposedDate: inDays(4) } : {};
  const confirmed = { status: 'confirmed', settledAt: now(), ...proposal };
  await two.knex('babysitting_swaps').where({ id }).update(confirmed);
  return id;
}

async function sharedSwapOf(two: Two): Promise<{ readonly id: number; readonly token: string }> {
  const swapId = await confirmedSwapFrom(two, two.other, two.caller);
  const token = randomTokens.generate();
  const link = { seed: 'a seed', tokenDigest: randomTokens.digest(token), createdAt: now() };
  const added = two.knex('shared_plans').insert({ memberId: two.caller.id, swapId, ...link });
  return { id: await idOf(added.returning('id')), token };
}

export const swapsCalls = {
  'post /api/swaps/request': withOther(async (two) => ({
    body: {
      ...swapRequest,
      matchId: await connect(two),
      recipientId: two.other.id,
      childIds: [await childOf(two, two.caller)],
    },
  })),
  'post /api/swaps/respond': withOther(async (two) => ({
    body: { swapId: await swapFrom(two, two.other, two.caller), response: 'confirmed' },
  })),
  'post /api/swaps/:swapId/outcome': withOther(async (two) => {
    const swapId = await swapFrom(two, two.other, two.caller);
    const over = { status: 'confirmed', settledAt: now(), date: inDays(-2) };
    await two.knex('babysitting_swaps').where({ id: swapId }).update(over);
    return { params: { swapId }, body: { outcome: 'yes' } };
  }),
  'post /api/swaps/:swapId/time': withOther(async (two) => ({
    params: { swapId: await confirmedSwapFrom(two, two.other, two.caller) },
    body: { date: inDays(4).toISOString() },
  })),
  'post /api/swaps/:swapId/time/response': withOther(async (two) => ({
    params: { swapId: await confirmedSwapFrom(two, two.other, two.caller, 'requester') },
    body: { date: inDays(4).toISOString(), response: 'agreed' },
  })),
  'delete /api/swaps/:swapId/time': withOther(async (two) => ({
    params: { swapId: await confirmedSwapFrom(two, two.caller, two.other, 'requester') },
  })),
  'post /api/swaps/:swapId/cancel': withOther(async (two) => ({
    params: { swapId: await swapFrom(two, two.caller, two.other) },
  })),
  'put /api/swaps/:swapId/cards': withOther(async (two) => {
    const swapId = await confirmedSwapFrom(two, two.caller, two.other);
    const { childIds } = await two.knex('babysitting_swaps').where({ id: swapId }).first('childIds');
    await two.knex('sitter_cards').insert({ childId: childIds[0], sealed: 'sealed', changedAt: now() });
    return { params: { swapId }, body: { cardChildIds: childIds } };
  }),
  'put /api/children/:id/card': alone(async (two) => ({
    params: { id: await childOf(two, two.caller) },
    body: { doctor: 'Dr. Lee, 512 555 0144' },
  })),
  'post /api/shared-plans': withOther(async (two) => ({
    body: { swapId: await confirmedSwapFrom(two, two.other, two.caller) },
  })),
  'delete /api/shared-plans/:id': withOther(async (two) => ({
    params: { id: (await sharedSwapOf(two)).id },
  })),
  'post /api/shared-plan/:token/home-safe': withOther(async (two) => {
    const { id, token } = await sharedSwapOf(two);
    const swap = two.knex('shared_plans').where({ id }).select('swapId');
    await two
      .knex('babysitting_swaps')
      .whereIn('id', swap)
      .update({ date: later(now(), -hours(1)) });
    return { params: { token } };
  }),
} as const satisfies Readonly<Record<string, Arrangement>>;
