import type { SignedInMember } from '../signed-in-members.ts';
import { type Arrangement, type Two, withOther } from './arrangement.ts';
import { connect, idOf, listingOf, now } from './rows-of-two.ts';

const askedBy = ({ knex }: Two, from: SignedInMember, to: SignedInMember): Promise<number> =>
  idOf(
    knex('connection_requests')
      .insert({ requesterId: from.id, recipientId: to.id, status: 'pending', createdAt: now() })
      .returning('id'),
  );

async function pass({ knex, caller, other }: Two): Promise<void> {
  await knex('swipes').insert({ memberId: caller.id, day: now(), count: 1 });
  await knex('passes').insert({ memberId: caller.id, passedId: other.id, passedAt: now(), swipe: true });
}

const block = ({ knex, caller, other }: Two) =>
  knex('blocks').insert({ blockerId: caller.id, blockedId: other.id, createdAt: now() });

const received = ({ knex, caller, other }: Two): Promise<number> =>
  idOf(
    knex('messages')
      .insert({ senderId: other.id, receiverId: caller.id, message: 'Hello', timestamp: now() })
      .returning('id'),
  );

export const pairsCalls = {
  'post /api/match/calculate': withOther(() => ({})),
  'post /api/match/skip': withOther(({ other }) => ({ body: { userId: other.id } })),
  'delete /api/match/skip/:userId': withOther(async (two) => {
    await pass(two);
    return { params: { userId: two.other.id } };
  }),
  'post /api/connections/request': withOther(({ other }) => ({ body: { recipientId: other.id } })),
  'post /api/connections/respond': withOther(async (two) => ({
    body: { requestId: await askedBy(two, two.other, two.caller), action: 'accept' },
  })),
  'delete /api/matches/:userId': withOther(async (two) => {
    await connect(two);
    return { params: { userId: two.other.id } };
  }),
  'post /api/connections/:userId/wave': withOther(async (two) => {
    await connect(two);
    return { params: { userId: two.other.id } };
  }),
  'post /api/blocks/:userId': withOther(async (two) => {
    await connect(two);
    return { params: { userId: two.other.id } };
  }),
  'delete /api/blocks/:userId': withOther(async (two) => {
    await block(two);
    return { params: { userId: two.other.id } };
  }),
  /** Asks about a listing, which opens the conversation as well. */
  'post /api/messages': withOther(async (two) => ({
    body: {
      receiverId: two.other.id,
      message: 'Is it still there?',
      listingId: await listingOf(two, two.other),
    },
  })),
  'post /api/messages/:userId/read': withOther(async (two) => {
    await connect(two);
    return { params: { userId: two.other.id }, body: { upTo: await received(two) } };
  }),
} as const satisfies Readonly<Record<string, Arrangement>>;
