import { randomTokens } from '@nestmates/infrastructure/accounts/random-tokens.ts';
import type { Knex } from '@nestmates/infrastructure/database/knex.ts';

export interface Resident {
  readonly id: number;
  readonly cookie: string;
}

export interface Town {
  readonly residents: readonly Resident[];
  /** Who may write to whom: each of a pair to the other. */
  readonly pairs: readonly (readonly [Resident, Resident])[];
  /** Has twenty connections, and a long thread with the first of them. */
  readonly busy: Resident;
  readonly busyFriend: Resident;
}

const connections = 20;
const longThread = 500;

/** Members with sessions, in pairs that are connected, and one with as many friends as a busy member has. */
export async function buildTown(knex: Knex, size: number): Promise<Town> {
  const now = new Date();
  const users: { id: number }[] = await knex('users')
    .insert(
      Array.from({ length: size }, (_, n) => ({
        email: `resident-${n}@nestmates.test`,
        password: 'none',
        firstName: `Resident ${n}`,
        bio: 'Three children, two bicycles and one very patient neighbor who waters the plants.',
        lifestyleInterests: ['reading', 'hiking', 'yoga'],
        hasUnlocked: true,
        intakeBasicCompleted: true,
        parentingInfoCompleted: true,
        childrenAdded: true,
        onboardingComplete: true,
        createdAt: now,
      })),
    )
    .returning('id');
  const residents = users.map(({ id }) => ({ id, token: randomTokens.fresh() }));
  await knex('sessions').insert(
    residents.map(({ id, token }) => ({
      tokenHash: randomTokens.digest(token),
      userId: id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 30 * 24 * 3600_000),
    })),
  );
  const signedIn = residents.map(({ id, token }): Resident => ({ id, cookie: `nestmates=${token}` }));
  const [busy, ...others] = signedIn;
  if (!busy) throw new Error('A town needs residents');
  const friends = others.slice(0, connections);
  const pairs = others.flatMap((one, n) => {
    const other = others[n + 1];
    return n % 2 === 0 && other ? [[one, other] as const] : [];
  });
  await knex('matches').insert(
    [...pairs, ...friends.map((friend) => [busy, friend] as const)].map(([one, other]) => ({
      userId1: Math.min(one.id, other.id),
      userId2: Math.max(one.id, other.id),
      compatibilityScore: 72,
      status: 'accepted',
      createdAt: now,
    })),
  );
  await knex.raw(
    `insert into messages (sender_id, receiver_id, message, timestamp)
     select case when n % 2 = 0 then f else :busy end, case when n % 2 = 0 then :busy else f end,
       'Line ' || n || ': let us meet at the swings, if it is not too wet for the little one.', now()
     from generate_series(1, :lines) n, unnest(:friends::integer[]) f order by n`,
    { busy: busy.id, lines: longThread, friends: friends.map(({ id }) => id) },
  );
  await knex.raw('vacuum analyze');
  return { residents: signedIn, pairs, busy, busyFriend: friends[0] ?? busy };
}
