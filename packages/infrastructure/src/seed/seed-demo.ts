import type { Passwords, Tokens } from '@nestmates/application/members/accounts/ports.ts';
import type { PhotoStore } from '@nestmates/application/members/photos/ports.ts';
import type { ZipCentroids } from '@nestmates/application/members/places/ports.ts';
import { mailboxDigest } from '@nestmates/application/members/restrictions/mailbox-digests.ts';
import type { Encryption } from '@nestmates/application/platform/encryption/encryption.ts';
import type { Clock, KeyedDigests, Transaction } from '@nestmates/application/platform/shared/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { disablePackingJobs, packMembers } from '../friends/matching/bulk-pack.ts';
import type { Knex } from '../platform/database/knex.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { timeAgo } from './brooklyn-time.ts';
import { demoFeedback, earlyBird } from './demo-content.ts';
import { demoLogins, demoPassword } from './demo-logins.ts';
import { generateDemoMembers } from './generated-members/generate-demo-members.ts';
import type { SeedMember } from './members/seed-member.ts';
import { cleo } from './named-members/cleo.ts';
import { dana } from './named-members/dana.ts';
import { ada, sol } from './named-members/staff.ts';
import { generatedPortraits, namedPortrait } from './portraits.ts';
import { childRowsOf, memberRow, subscriptionRowsOf, unlockedAt } from './rows.ts';
import { seedCases } from './seed-cases.ts';
import { seedCheckIns } from './seed-check-ins.ts';
import { seedConnections } from './seed-connections.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedDisputes } from './seed-disputes.ts';
import { seedEvents } from './seed-events.ts';
import { seedInsights } from './seed-insights.ts';
import { seedLeaving } from './seed-leaving.ts';
import { seedLeftSellers } from './seed-left-sellers.ts';
import { seedListingQuestions } from './seed-listing-questions.ts';
import { seedListings } from './seed-listings.ts';
import { seedLookedAt } from './seed-looked-at.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedOrders } from './seed-orders.ts';
import { seedOwnPhotos } from './seed-own-photos.ts';
import { seedPlaydates } from './seed-playdates.ts';
import { seedSelfieChecks } from './seed-selfie-checks.ts';
import { seedSellerNotices } from './seed-seller-notices.ts';
import { seedSitterCards } from './seed-sitter-cards.ts';
import { seedSoldPhotos } from './seed-sold-photos.ts';
import { seedSubscriptions } from './seed-subscriptions.ts';
import { seedSwaps } from './seed-swaps.ts';
import { seedWaves } from './seed-waves.ts';

export interface SeedDeps {
  readonly transaction: KnexTransaction & Transaction;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly zipCentroids: ZipCentroids;
  readonly photos: PhotoStore;
  readonly encryption: Encryption;
  readonly keyedDigests: KeyedDigests;
  readonly clock: Clock;
}

type Ids = ReadonlyMap<string, number>;

/** Seeds only an empty database; one that already has members is left unchanged. */
export class DemoSeed {
  readonly #deps: SeedDeps;
  constructor(deps: SeedDeps) {
    this.#deps = deps;
  }

  /** Whether the database was empty, and so has been seeded. */
  run(): Promise<boolean> {
    return seedDemo(this.#deps);
  }
}

/** Does what the verification of each e-mail would have done. */
async function noteMailboxes(
  { db }: KnexTransaction,
  digests: KeyedDigests,
  ids: ReadonlyMap<string, MemberId>,
): Promise<void> {
  const rows = [...ids].map(async ([email, memberId]) => ({
    memberId,
    digest: await mailboxDigest(digests, email),
  }));
  await db('account_mailboxes').insert(await Promise.all(rows));
}

async function seedDemo({
  transaction,
  passwords,
  tokens,
  zipCentroids,
  photos,
  encryption,
  keyedDigests,
  clock,
}: SeedDeps): Promise<boolean> {
  return transaction.run(async () => {
    const { db } = transaction;
    if (await db('users').first('id')) return false;
    await disablePackingJobs(transaction);
    const now = clock.now();
    const demoPasswordHash = await passwords.hash(demoPassword);
    // Nobody logs in as a generated member: their password is a token that is not stored.
    const unusablePasswordHash = await passwords.hash(tokens.generate());
    const generated = generateDemoMembers();
    const portraits = generatedPortraits(generated);
    const rows = [
      ...demoLogins.map((member) => ({
        ...memberRow(member, { password: demoPasswordHash, zipCentroids, now }),
        profilePhotoUrl: namedPortrait(member.firstName),
      })),
      ...generated.map((member, position) => ({
        ...memberRow(member, { password: unusablePasswordHash, zipCentroids, now }),
        profilePhotoUrl: portraits[position] ?? null,
      })),
    ];
    const inserted = await db('users').insert(rows).returning(['id', 'email']);
    const ids = new Map(inserted.map(({ id, email }): [string, number] => [email, id]));
    await noteMailboxes(transaction, keyedDigests, ids);
    const everyone = [...demoLogins, ...generated];
    await db('children').insert(
      everyone.flatMap((member) => childRowsOf(member, ids.get(member.email), now)),
    );
    await db('subscriptions').insert(
      everyone.flatMap((member) => subscriptionRowsOf(member, ids.get(member.email))),
    );
    await seedSubscriptions(transaction, demoLogins, ids, now);
    await packMembers(transaction, [...ids.values()]);
    await seedConnections(transaction, { named: demoLogins, generated: generated }, ids, now);
    await seedConversations(transaction, ids, now);
    await seedWaves(transaction, ids, now);
    await seedSwaps(transaction, ids, now);
    await seedSitterCards(transaction, encryption, ids, now);
    await seedPlaydates(transaction, ids, now);
    await seedEvents(transaction, ids, now);
    await seedCheckIns(transaction, ids, now);
    await seedListings(transaction, ids, now);
    await seedListingQuestions(transaction, ids, now);
    await seedInsights(transaction, ids, now);
    await seedOrders(transaction, ids, now);
    await seedLeftSellers(transaction, ids, now);
    await seedSoldPhotos(transaction, now);
    await seedDisputes(transaction, ids, now);
    const named = demoLogins.map(({ email }) => ids.get(email) ?? 0);
    await seedOwnPhotos(db, photos, named, now);
    const reporting = generated.flatMap(({ email, firstName, joinedDaysAgo }) => {
      const id = ids.get(email);
      return id === undefined ? [] : [{ id, firstName, since: timeAgo(days(joinedDaysAgo), now) }];
    });
    const adminId = ids.get(ada.email) ?? null;
    await seedSellerNotices(transaction, { danaId: ids.get(dana.email) ?? 0, adminId }, now);
    const otherAdminId = ids.get(sol.email) ?? null;
    await seedCases(transaction, { members: reporting, keyedDigests, adminId, otherAdminId }, now);
    const longHere = reporting.filter(({ since }) => since < later(now, -days(45))).slice(70);
    await seedLookedAt(transaction, { danaId: ids.get(dana.email) ?? 0, reporters: longHere }, now);
    const [deleted, parted] = longHere.slice(-2);
    if (!deleted || !parted) throw new Error('Nobody of the demo leaves');
    const cleoId = ids.get(cleo.email) ?? 0;
    await seedLeaving(transaction, { deletedId: deleted.id, parted: [parted.id, cleoId] }, clock);
    await seedSelfieChecks(transaction, { photos, adminId, now });
    const since = { told: later(now, -days(30)), read: later(now, -days(1)), now };
    await seedNotifications(transaction, named, since);
    await seedEarlyAccess(db, everyone, ids, now);
    await seedFeedback(db, ids, now);
    return true;
  });
}

async function seedEarlyAccess(db: Knex, everyone: readonly SeedMember[], ids: Ids, now: Date) {
  await db('early_access_codes').insert({ ...earlyBird });
  await db('early_access_redemptions').insert(
    everyone
      .filter(({ plan }) => plan === 'unlocked')
      .map(({ email, joinedDaysAgo }) => ({
        userId: ids.get(email),
        code: earlyBird.code,
        redeemedAt: unlockedAt(joinedDaysAgo, now),
      })),
  );
}

async function seedFeedback(db: Knex, ids: Ids, now: Date) {
  await db('feedback').insert(
    demoFeedback.map(({ from, daysAgo, ...told }) => ({
      ...told,
      userId: ids.get(from),
      createdAt: timeAgo(days(daysAgo), now),
    })),
  );
}
