import { MemoryPhotoStore } from '@nestmates/application/testing/memory/memory-photos.ts';
import { hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { sampled } from '@nestmates/domain/testing/depth.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { randomTokens } from '../members/accounts/random-tokens.ts';
import { PhotosWithDrawings } from '../members/photos/photos-with-drawings.ts';
import { CensusZipCentroids } from '../members/places/zip-centroids.ts';
import { connect, type Knex } from '../platform/database/knex.ts';
import { KnexTransaction } from '../platform/database/transaction.ts';
import { HmacDigests } from '../platform/digests/hmac-digests.ts';
import { AesEncryption } from '../platform/encryption/aes-encryption.ts';
import { demoTimeZone } from './brooklyn-time.ts';
import { drawnPhotos } from './drawn-photos.ts';
import { DemoSeed } from './seed-demo.ts';

let database: TestDatabase;
let knex: Knex;

beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 2 });
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

/** What members have done, and what they have planned. */
const told = {
  messages: ['timestamp'],
  waves: ['at'],
  connection_requests: ['created_at', 'responded_at'],
  notifications: ['at'],
  babysitting_swaps: ['date', 'proposed_date', 'created_at', 'settled_at'],
  playdates: ['date', 'created_at', 'scheduled_at'],
  checkins: ['created_at', 'ended_at'],
  listings: ['created_at'],
  orders: ['created_at', 'paid_at', 'shipped_at', 'problem_at', 'completed_at', 'cancelled_at'],
  order_events: ['at'],
  reviews: ['written_at', 'answered_at'],
  case_events: ['at'],
  feedback: ['created_at'],
} as const;

const moments = Object.entries(told)
  .flatMap(([table, columns]) =>
    columns.map(
      (column) =>
        `select '${table}.${column}' as what, ${column} as at from ${table} where ${column} is not null`,
    ),
  )
  .concat(`select 'playdates.times', unnest(times) from playdates`)
  .join(' union all ');

const atNight = `select what, (at at time zone '${demoTimeZone}')::text as at from (${moments}) moments
  where (at at time zone '${demoTimeZone}')::time not between '06:30' and '21:59:59.999'`;

/** What Ana has agreed that goes on, or begins later on the same day, for three quarters of an hour at least. */
const plansOfTonight = `
  select count(*)::integer as n
  from (
    select requester_id as one, recipient_id as two, date, date + length_ms * interval '1 ms' as until
    from babysitting_swaps where status = 'confirmed'
    union all
    select user_id_one, user_id_two, date, date + length_ms * interval '1 ms' from playdates where status = 'scheduled'
  ) plans join users on users.id in (one, two)
  where email = 'ana@nestmates.test' and until >= :now::timestamptz + interval '45 min' and (
    date <= :now or (date at time zone '${demoTimeZone}')::date = (:now at time zone '${demoTimeZone}')::date
  )`;

/** Nobody babysits through the night. */
const tooLong = `select date, length_ms from babysitting_swaps where length_ms > 8 * 3600000`;

class Undone extends Error {}

interface Found {
  readonly night: readonly unknown[];
  readonly seen: number;
  readonly tonight: number;
  readonly long: readonly unknown[];
}

/** What a demo that is begun then has; nothing of it stays. */
async function demoBegunAt(now: Date): Promise<Found> {
  const transaction = new KnexTransaction(knex);
  let found: Found | undefined;
  const seedAndLook = async () => {
    await new DemoSeed({
      transaction,
      passwords: { hash: async () => 'hashed', verify: async () => true },
      tokens: randomTokens,
      zipCentroids: new CensusZipCentroids(),
      photos: new PhotosWithDrawings(new MemoryPhotoStore(), drawnPhotos),
      encryption: new AesEncryption(async () => [{ id: 'demo', key: 'k'.repeat(43) }]),
      keyedDigests: new HmacDigests(transaction),
      clock: { now: () => now },
    }).run();
    const [{ n }] = (await transaction.db.raw(`select count(*)::integer as n from (${moments}) moments`))
      .rows;
    const [{ n: tonight }] = (await transaction.db.raw(plansOfTonight, { now })).rows;
    const long = (await transaction.db.raw(tooLong)).rows;
    found = { night: (await transaction.db.raw(atNight)).rows, seen: n, tonight, long };
    throw new Undone();
  };
  await transaction.run(seedAndLook).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  if (!found) throw new Error('The demo was not seeded');
  return found;
}

describe('the members of the demo', () => {
  const hoursOfDay = Array.from(
    { length: 24 },
    (_, nth) => new Date(Date.UTC(2026, 10, 29) + hours(nth) + minutes(13)),
  );

  it.each(sampled(hoursOfDay, 4))(
    'sleep between ten and half past six, and Ana has a plan to share, if it is begun at %s',
    async (now) => {
      const { night, seen, tonight, long } = await demoBegunAt(now);
      expect(night).toEqual([]);
      expect(long, 'swaps of more than eight hours').toEqual([]);
      expect(seen).toBeGreaterThan(300);
      expect(tonight, 'plans that Ana can share').toBeGreaterThan(0);
    },
  );
});
