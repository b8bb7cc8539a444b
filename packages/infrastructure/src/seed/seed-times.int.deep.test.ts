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

class Undone extends Error {}

/** What a demo that is begun then has at night; nothing of it stays. */
async function nightsOfDemo(
  now: Date,
): Promise<{ readonly night: readonly unknown[]; readonly seen: number }> {
  const transaction = new KnexTransaction(knex);
  let found: { night: readonly unknown[]; seen: number } | undefined;
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
    found = { night: (await transaction.db.raw(atNight)).rows, seen: n };
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
    'sleep between ten and half past six, if it is begun at %s',
    async (now) => {
      const { night, seen } = await nightsOfDemo(now);
      expect(night).toEqual([]);
      expect(seen).toBeGreaterThan(300);
    },
  );
});
