import { randomTokens } from '@nestmates/infrastructure/members/accounts/random-tokens.ts';
import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';

export interface SignedInMember {
  readonly id: number;
  readonly cookie: string;
}

export interface ConnectedMembers {
  readonly members: readonly SignedInMember[];
  /** Members who may write to each other. */
  readonly pairs: readonly (readonly [SignedInMember, SignedInMember])[];
}

/** Signed-in members in connected pairs. */
export async function createConnectedMembers(knex: Knex, size: number): Promise<ConnectedMembers> {
  const now = new Date();
  const users: { id: number }[] = await knex('users')
    .insert(
      Array.from({ length: size }, (_, n) => ({
        email: `member-${n}@nestmates.test`,
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
  const members = users.map(({ id }) => ({ id, token: randomTokens.generate() }));
  await knex('sessions').insert(
    members.map(({ id, token }) => ({
      tokenHash: randomTokens.digest(token),
      userId: id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 30 * 24 * 3600_000),
    })),
  );
  const signedIn = members.map(({ id, token }): SignedInMember => ({ id, cookie: `nestmates=${token}` }));
  const pairs = signedIn.flatMap((one, n) => {
    const other = signedIn[n + 1];
    return n % 2 === 0 && other ? [[one, other] as const] : [];
  });
  await knex('matches').insert(
    pairs.map(([one, other]) => ({
      userId1: Math.min(one.id, other.id),
      userId2: Math.max(one.id, other.id),
      compatibilityScore: 72,
      status: 'accepted',
      createdAt: now,
    })),
  );
  await knex.raw('vacuum analyze');
  return { members: signedIn, pairs };
}
