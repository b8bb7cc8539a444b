import type { Passwords, Tokens } from '@nestmates/application/accounts/ports.ts';
import type { PhotoStore } from '@nestmates/application/photos/ports.ts';
import type { ZipCentroids } from '@nestmates/application/places/ports.ts';
import type { Clock, Transaction } from '@nestmates/application/shared/ports.ts';
import { days, later } from '@nestmates/domain/shared/time.ts';
import type { Knex } from '../database/knex.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { packByHand, withoutPackingJobs } from '../matching/bulk-pack.ts';
import { earlyBird, feedbackSoFar } from './demo-content.ts';
import { demoLogins, demoPassword } from './demo-logins.ts';
import { crowd } from './generated-members/generate-demo-members.ts';
import { hangPortraits, neighbourPortrait, ownPortrait } from './portraits.ts';
import { childRowsOf, memberRow, unlockedAt } from './rows.ts';
import { seedConnections } from './seed-connections.ts';
import { seedConversations } from './seed-conversations.ts';
import type { SeedMember } from './seed-member.ts';
import { seedSwaps } from './seed-swaps.ts';

export interface SeedDeps {
  readonly transaction: KnexTransaction & Transaction;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly zipCentroids: ZipCentroids;
  readonly photos: PhotoStore;
  readonly clock: Clock;
}

type Ids = ReadonlyMap<string, number>;

/** Tells its story once: a database that already has members is left as it is. */
export async function seedDemo({
  transaction,
  passwords,
  tokens,
  zipCentroids,
  photos,
  clock,
}: SeedDeps): Promise<boolean> {
  return transaction.run(async () => {
    const { db } = transaction;
    if (await db('users').first('id')) return false;
    await withoutPackingJobs(transaction);
    const now = clock.now();
    const known = await passwords.hash(demoPassword);
    // Nobody logs in as a neighbour: their password is a token that is not kept.
    const unknown = await passwords.hash(tokens.fresh());
    const neighbours = crowd();
    const rows = [
      ...demoLogins.map((member) => ({
        ...memberRow(member, { password: known, zipCentroids, now }),
        profilePhotoUrl: ownPortrait(member.firstName),
      })),
      ...neighbours.map((member, position) => ({
        ...memberRow(member, { password: unknown, zipCentroids, now }),
        profilePhotoUrl: neighbourPortrait(member.firstName, position),
      })),
    ];
    await hangPortraits(photos);
    const inserted = await db('users').insert(rows).returning(['id', 'email']);
    const ids = new Map(inserted.map(({ id, email }): [string, number] => [email, id]));
    const everyone = [...demoLogins, ...neighbours];
    await db('children').insert(
      everyone.flatMap((member) => childRowsOf(member, ids.get(member.email), now)),
    );
    await packByHand(transaction, [...ids.values()]);
    await seedConnections(transaction, { cast: demoLogins, crowd: neighbours }, ids, now);
    await seedConversations(transaction, ids, now);
    await seedSwaps(transaction, ids, now);
    await openEarlyAccess(db, everyone, ids, now);
    await tellFeedback(db, ids, now);
    return true;
  });
}

async function openEarlyAccess(db: Knex, everyone: readonly SeedMember[], ids: Ids, now: Date) {
  await db('early_access_codes').insert({ ...earlyBird });
  await db('early_access_redemptions').insert(
    everyone
      .filter(({ plan }) => plan === 'unlocked')
      .map(({ email, joined }) => ({
        userId: ids.get(email),
        code: earlyBird.code,
        redeemedAt: unlockedAt(joined, now),
      })),
  );
}

async function tellFeedback(db: Knex, ids: Ids, now: Date) {
  await db('feedback').insert(
    feedbackSoFar.map(({ from, daysAgo, ...told }) => ({
      ...told,
      userId: ids.get(from),
      createdAt: later(now, -days(daysAgo)),
    })),
  );
}
