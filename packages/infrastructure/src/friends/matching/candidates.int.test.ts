import {
  type PackedMember,
  unpack,
  wordsPerMember,
} from '@nestmates/domain/friends/matching/packed-member.ts';
import { bestMatches, type Neighborhood } from '@nestmates/domain/friends/matching/ranking.ts';
import { scorePrepared } from '@nestmates/domain/friends/matching/score.ts';
import { distanceKm } from '@nestmates/domain/members/places/point.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from '../../platform/database/knex.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import type { Random } from '../../platform/shared/random.ts';
import { generateMembers } from '../../seed/generate-members.ts';
import { type CityWithZips, cityPicker } from '../../seed/large-community/city-picker.ts';
import { CandidateReader, search } from './candidate-reader.ts';

const members = 10_000;
const longAgo = new Date(0);

/** More than half of all members are in one city and its suburbs, the rest all over the country. */
function metropolisPicker(random: Random): () => CityWithZips {
  const anyCity = cityPicker(random);
  const metropolis = Array.from({ length: 20_000 }, anyCity).filter(({ state }) => state === 'IL');
  return () => (random.chance(0.6) ? random.pick(metropolis) : anyCity());
}

let database: TestDatabase;
let knex: Knex;
let candidates: CandidateReader;
let everyone: readonly PackedMember[];

const read = ({ members: words, point }: Neighborhood): PackedMember[] =>
  Array.from({ length: words.length / wordsPerMember }, (_, n) => unpack(words, n * wordsPerMember, point));

beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 4 });
  const transaction = new KnexTransaction(knex);
  candidates = new CandidateReader(transaction);
  await generateMembers(transaction, { members, now: new Date(), cities: metropolisPicker });
  const rows = await knex('match_profiles').join('neighborhoods', 'neighborhoods.id', 'neighborhood_id');
  everyone = rows.flatMap(({ latitude, longitude, packed }) =>
    read({
      point: { latitude, longitude },
      members: new Int32Array(new Uint8Array(Buffer.from(packed, 'base64')).buffer),
    }),
  );
}, 300_000);
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

const withinReach = (me: PackedMember) =>
  everyone.filter(
    (other) => other.memberId !== me.memberId && distanceKm(me.profile.point, other.profile.point) <= 100,
  );

/**
 * The recall: of the twenty that scoring everyone within reach would choose, how many of the deck score as
 * well.
 */
async function shareFound(me: PackedMember): Promise<number> {
  const found = await candidates.search(me.memberId, longAgo);
  const deck = found ? bestMatches(me.profile, found, 20) : [];
  const others = withinReach(me);
  const scores = new Map(others.map((other) => [other.memberId, scorePrepared(me.profile, other.profile)]));
  const best = [...scores.values()].sort((a, b) => b - a).slice(0, 20);
  const worst = best.at(-1) ?? 0;
  if (best.length === 0) return 1;
  return deck.filter((memberId) => (scores.get(memberId) ?? -1) >= worst).length / best.length;
}

describe('the deck, among ten thousand', () => {
  it.each([
    ['in a metropolis', (reach: number) => reach > 3000],
    ['in a city', (reach: number) => reach > 60 && reach <= 3000],
    ['in the country', (reach: number) => reach <= 60],
  ])('holds 98 of 100 whom an exhaustive search would choose: %s', async (_, livesThere) => {
    const some = everyone.filter((_, n) => n % 41 === 0).filter((me) => livesThere(withinReach(me).length));
    expect(some.length).toBeGreaterThanOrEqual(15);
    let found = 0;
    for (const me of some.slice(0, 25)) found += (await shareFound(me)) / Math.min(25, some.length);
    expect(found).toBeGreaterThanOrEqual(0.98);
  });
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

describe('the search', () => {
  it.each(['force_custom_plan', 'force_generic_plan'])(
    'scans no table of members or of their values, and reads no row of a member but her own: %s',
    async (mode) => {
      const crowded = everyone.find((me) => withinReach(me).length > 4000);
      const plan = await knex.transaction(async (trx) => {
        await trx.raw(`set local plan_cache_mode = ${mode}`);
        await trx.raw(`prepare search(integer, timestamptz, integer) as ${search.text}`);
        const explained = await trx.raw(
          `explain (analyze, format json) execute search(${crowded?.memberId}, '1970-01-01', 3000)`,
        );
        await trx.raw('deallocate search');
        return explained.rows[0]['QUERY PLAN'][0].Plan as PlanNode;
      });
      const nodes = nodesOf(plan);
      expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
      const rowsOf = (table: string) =>
        nodes
          .filter((node) => node['Relation Name'] === table)
          .reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
      expect(rowsOf('match_profiles')).toBe(1);
      expect(rowsOf('packed_neighborhoods')).toBeGreaterThan(0);
    },
  );

  it('comes nearest first', async () => {
    const [me] = everyone;
    if (!me) throw new Error('Nobody is there');
    const found = await candidates.search(me.memberId, longAgo);
    const distances = found?.nearby.map(({ point }) => distanceKm(me.profile.point, point)) ?? [];
    expect(distances.length).toBeGreaterThan(10);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('ends with the neighborhood that reaches its bound, counting those she has dealt with besides', async () => {
    const me = everyone.find((one) => withinReach(one).length > 4000);
    if (!me) throw new Error('Nobody lives in a crowd');
    const counts = async (limit: number) => {
      const found = await new CandidateReader(new KnexTransaction(knex), limit).search(me.memberId, longAgo);
      return found?.nearby.map(({ members: words }) => words.length / wordsPerMember) ?? [];
    };
    const all = await counts(10_000);
    const sum = (of: readonly number[]) => of.reduce((total, count) => total + count, 0);
    const some = await counts(1000);
    expect(all.slice(0, some.length)).toEqual(some);
    expect(sum(some)).toBeGreaterThanOrEqual(1001);
    expect(sum(some.slice(0, -1))).toBeLessThan(1001);
  });
});
