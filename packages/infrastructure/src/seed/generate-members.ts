import type { PackedMember } from '@nestmates/domain/friends/matching/packed-member.ts';
import { prepare } from '@nestmates/domain/friends/matching/prepared-profile.ts';
import { applyChildAnswers } from '@nestmates/domain/members/children/family.ts';
import { childColumns } from '@nestmates/domain/members/children/preferences.ts';
import { collectAll, disableCollecting, disablePackingJobs } from '../friends/matching/bulk-pack.ts';
import { PackedProfileRepository } from '../friends/matching/packed-profile-repository.ts';
import { CensusZipCentroids } from '../members/places/zip-centroids.ts';
import type { KnexTransaction } from '../platform/database/transaction.ts';
import { type Random, seededRandom } from '../platform/shared/random.ts';
import { bulkInsert } from './bulk-insert.ts';
import { type CityWithZips, cityPicker } from './large-community/city-picker.ts';
import { memberGenerator } from './large-community/member-generator.ts';
import type { SeedMember } from './members/seed-member.ts';
import { childRowsOf, memberRow, subscriptionRowsOf } from './rows.ts';

export interface GenerateOptions {
  readonly members: number;
  readonly now: Date;
  readonly seed?: number;
  /** The city they live in; the whole country by default. */
  readonly cities?: (chance: Random) => () => CityWithZips;
}

const batchSize = 2000;

const list = 'text[]';
const userTypes = {
  id: 'integer',
  email: 'text',
  password: 'text',
  firstName: 'text',
  age: 'smallint',
  bio: 'text',
  state: 'text',
  city: 'text',
  zipCode: 'text',
  latitude: 'float8',
  longitude: 'float8',
  cityLatitude: 'float8',
  cityLongitude: 'float8',
  zipCountsAs: 'text',
  parentingVibe: list,
  availability: list,
  lookingFor: list,
  lifestyleInterests: list,
  parentingValues: list,
  supportNeeds: list,
  socialPreferences: list,
  createdAt: 'timestamptz',
  credentialsChangedAt: 'timestamptz',
  intakeBasicCompleted: 'boolean',
  parentingInfoCompleted: 'boolean',
  childrenAdded: 'boolean',
  onboardingComplete: 'boolean',
};
const subscriptionTypes = { userId: 'integer', status: 'text', tier: 'text' };
const childTypes = {
  userId: 'integer',
  position: 'smallint',
  gender: 'text',
  age: 'smallint',
  createdAt: 'timestamptz',
  ...Object.fromEntries(childColumns.map((column) => [column, list])),
};

interface GeneratedRows {
  readonly user: ReturnType<typeof userRow>;
  readonly subscription: ReturnType<typeof subscriptionRowsOf>;
  readonly children: ReturnType<typeof childRowsOf>;
  readonly packed: readonly PackedMember[];
}

const zipCentroids = new CensusZipCentroids();

const userRow = (id: number, member: SeedMember, now: Date) => ({
  id,
  ...memberRow(member, { password: 'nobody logs in', zipCentroids, now }),
  zipCode: member.zipCode || null,
});

function rowsOf(id: number, member: SeedMember, now: Date): GeneratedRows {
  const user = userRow(id, member, now);
  const { latitude, longitude } = user;
  if (latitude === undefined || longitude === undefined) throw new Error(`${member.city} is not on the map`);
  const children = applyChildAnswers(member.children, []);
  const profile = prepare({ ...member, point: { latitude, longitude }, children });
  return {
    user,
    subscription: subscriptionRowsOf(member, id),
    children: childRowsOf(member, id, now),
    packed: [{ memberId: id, pro: member.plan !== 'free', profile }],
  };
}

const store = (transaction: KnexTransaction, batch: readonly GeneratedRows[]): Promise<void> =>
  transaction.run(async () => {
    await disablePackingJobs(transaction);
    await disableCollecting(transaction);
    const users = batch.map(({ user }) => user);
    const subscriptions = batch.flatMap(({ subscription }) => subscription);
    const children = batch.flatMap((member) => member.children);
    await bulkInsert(transaction, 'users', userTypes, users);
    await bulkInsert(transaction, 'subscriptions', subscriptionTypes, subscriptions);
    await bulkInsert(transaction, 'children', childTypes, children);
    await new PackedProfileRepository(transaction).put(batch.flatMap(({ packed }) => packed));
  });

/** Fills a database with realistic members, for measuring. Returns the id of the first one. */
export async function generateMembers(
  transaction: KnexTransaction,
  { members, now, seed = 1, cities = cityPicker }: GenerateOptions,
): Promise<number> {
  const random = seededRandom(seed);
  const next = memberGenerator(cities(random), random);
  const newest = await transaction.db('users').max('id as id').first();
  const from = (newest?.id ?? 0) + 1;
  let storing = Promise.resolve();
  for (let done = 0; done < members; done += batchSize) {
    const ids = Array.from({ length: Math.min(batchSize, members - done) }, (_, n) => from + done + n);
    const batch = ids.map((id) => rowsOf(id, next(id), now));
    // The next batch is generated while this one is inserted.
    await storing;
    storing = store(transaction, batch);
  }
  await storing;
  await collectAll(transaction);
  await transaction.db.raw("select setval(pg_get_serial_sequence('users', 'id'), ?)", [from + members]);
  for (const table of [
    'users',
    'subscriptions',
    'children',
    'neighborhoods',
    'match_profiles',
    'packed_neighborhoods',
  ]) {
    await transaction.db.raw(`vacuum analyze ${table}`);
  }
  return from;
}
