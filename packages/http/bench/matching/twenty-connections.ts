import type { Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { generateMembers } from '@nestmates/infrastructure/seed/generate-members.ts';

const connections = 20;

/** The connections of a busy member, each with a complete profile. */
export async function seedTwentyConnections(knex: Knex, readerId: number): Promise<void> {
  const now = new Date();
  const first = await generateMembers(new KnexTransaction(knex), { members: connections, now });
  await knex('matches').insert(
    Array.from({ length: connections }, (_, n) => ({
      userId1: readerId,
      userId2: first + n,
      compatibilityScore: 60 + n,
      status: 'accepted',
      createdAt: now,
    })),
  );
}
