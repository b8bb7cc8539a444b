import { Packing } from '@nestmates/application/friends/matching/packing.ts';
import { encodingVersion, wordsPerMember } from '@nestmates/domain/friends/matching/packed-member.ts';
import { isFull, rounds } from '@nestmates/domain/testing/depth.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from '../../platform/database/knex.ts';
import { KnexTransaction } from '../../platform/database/transaction.ts';
import { generateMembers } from '../../seed/generate-members.ts';
import { CandidateReader } from './candidate-reader.ts';
import { MatchFactsReader } from './match-facts-reader.ts';
import { PackedMembersReader } from './packed-members-reader.ts';
import { PackedProfileRepository } from './packed-profile-repository.ts';

const members = 60;
/** Three zips of one city, so that everyone has neighbors. */
const threeZips = () => () => ({ state: 'TX', city: 'Austin', zips: ['78701', '78702', '78703'] });
const ids = Array.from({ length: members }, (_, n) => n + 1);

let database: TestDatabase;
let knex: Knex;
let packing: Packing;
let candidates: CandidateReader;

beforeEach(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 12 });
  const transaction = new KnexTransaction(knex);
  await generateMembers(transaction, { members, now: new Date(), cities: threeZips });
  const packed = new PackedProfileRepository(transaction);
  packing = new Packing({
    matchFacts: new MatchFactsReader(transaction),
    packedProfiles: packed,
    verificationPolicy: 'offered',
    transaction,
  });
  candidates = new CandidateReader(transaction);
});
afterEach(async () => {
  await knex.destroy();
  await database.drop();
});

/** The neighborhoods whose collected value differs from what its members are packed to. */
async function differing(): Promise<unknown[]> {
  const { rows } = await knex.raw(`
    with present as (
      select neighborhood_id, encoding, count(*)::integer as member_count,
        string_agg(packed, '' order by member_id desc) as members
      from match_profiles group by neighborhood_id, encoding
    )
    select neighborhood_id from present p full join packed_neighborhoods c using (neighborhood_id, encoding)
    where p.members is distinct from c.members or p.member_count is distinct from c.member_count`);
  return rows;
}

const move = (id: number, zip: string) =>
  knex('users')
    .where({ id })
    .update({ zipCode: zip, ...points[zip] });
const points: Readonly<Record<string, object>> = {
  '78701': { latitude: 30.27, longitude: -97.74 },
  '78702': { latitude: 30.26, longitude: -97.71 },
};
const membersFoundBy = async (me: number) => {
  const found = await candidates.search(me, new Date(0));
  return found?.nearby.reduce((sum, { members: words }) => sum + words.length / wordsPerMember, 0);
};

describe('the collected members of a neighborhood', () => {
  it('follow whoever changes, moves, becomes unfinished or is deleted', async () => {
    expect(await differing()).toEqual([]);
    await knex('users').where({ id: 1 }).update({ lookingFor: [] });
    await packing.pack({ memberId: 1 });
    await move(2, '78701');
    await packing.pack({ memberId: 2 });
    await knex('users').where({ id: 3 }).update({ onboardingComplete: false });
    await packing.pack({ memberId: 3 });
    await knex('users').where({ id: 4 }).delete();
    expect(await differing()).toEqual([]);
    expect(await knex('match_profiles').count({ n: '*' })).toEqual([{ n: String(members - 2) }]);
    expect(await membersFoundBy(1)).toBe(members - 2);
  });

  it('are gone with the last of them', async () => {
    await knex('users').delete();
    expect(await knex('packed_neighborhoods')).toEqual([]);
  });

  async function round(nth: number): Promise<unknown[]> {
    const zip = nth % 2 === 0 ? '78701' : '78702';
    const changed = ids.slice(0, 12);
    await knex('users')
      .whereIn('id', changed)
      .update({ zipCode: zip, ...points[zip] });
    await Promise.all(changed.map((memberId) => packing.pack({ memberId })));
    return differing();
  }

  it('lose nobody when many of them are packed at once', async () => {
    for (let nth = 0; nth < rounds(10, 2); nth += 1) expect(await round(nth)).toEqual([]);
  });

  if (isFull) {
    it('would lose somebody if nobody waited for the others', async () => {
      await knex.raw(`
        create or replace function collect_neighborhoods(changed integer[]) returns void language sql as $$
          with present as (
            select neighborhood_id, encoding, count(*) as member_count,
              string_agg(packed, '' order by member_id desc) as members
            from match_profiles where neighborhood_id = any(changed) group by neighborhood_id, encoding
          )
          insert into packed_neighborhoods (neighborhood_id, encoding, member_count, members)
          select neighborhood_id, encoding, member_count, members from present
          on conflict (neighborhood_id, encoding)
            do update set member_count = excluded.member_count, members = excluded.members
        $$`);
      const wrong: unknown[] = [];
      for (let nth = 0; nth < 30 && wrong.length === 0; nth += 1) wrong.push(...(await round(nth)));
      expect(wrong).not.toEqual([]);
    });
  }
});

describe('what a process keeps of them', () => {
  const near = () => knex('packed_neighborhoods').select('neighborhoodId as id', 'version').orderBy('id');
  const read = async (reader: PackedMembersReader) =>
    (await reader.read(await near())).map((words) => words?.length);

  it('is read once for each version, whoever has changed it', async () => {
    const reader = new PackedMembersReader(new KnexTransaction(knex));
    const before = await read(reader);
    await knex('packed_neighborhoods').update({ members: '' });
    expect(await read(reader)).toEqual(before);
    await knex.raw("update packed_neighborhoods set version = nextval('packed_neighborhood_versions')");
    expect(await read(reader)).toEqual(before.map(() => 0));
  });

  it('is bounded, and what has no room is read again', async () => {
    const reader = new PackedMembersReader(new KnexTransaction(knex), wordsPerMember * 4 * members - 1);
    const all = await read(reader);
    expect(all.reduce<number>((sum, words = 0) => sum + words, 0)).toBe(wordsPerMember * members);
    const [first] = all;
    await knex('packed_neighborhoods').update({ members: '' });
    const [again, ...others] = await read(reader);
    expect(first).toBeGreaterThan(0);
    expect([again, others]).toEqual([0, all.slice(1)]);
  });

  it('never hides a change, a block or a deletion from a search', async () => {
    const found = async () => {
      const search = await candidates.search(1, new Date(0));
      const afresh = await new CandidateReader(new KnexTransaction(knex)).search(1, new Date(0));
      expect(search).toEqual(afresh);
      return search;
    };
    await found();
    await knex('users').where({ id: 5 }).update({ lookingFor: [] });
    await packing.pack({ memberId: 5 });
    await knex('users').where({ id: 6 }).delete();
    await knex('blocks').insert({ blockerId: 7, blockedId: 1, createdAt: new Date() });
    const search = await found();
    expect([...(search?.excluded ?? [])].toSorted()).toEqual([1, 7]);
    expect(await membersFoundBy(1)).toBe(members - 1);
  });
});

describe('after a release with another encoding', () => {
  const older = { encoding: encodingVersion + 1 };

  it('nobody is read by what the former one has packed, and everyone is found again once packed', async () => {
    await knex('match_profiles').whereNot({ memberId: 1 }).update(older);
    expect(await membersFoundBy(1)).toBe(1);
    await packing.repackStale();
    expect(await membersFoundBy(1)).toBe(members);
    expect(await knex('packed_neighborhoods').where(older)).toEqual([]);
    expect(await differing()).toEqual([]);
  });

  it('she herself counts as not packed', async () => {
    await knex('match_profiles').where({ memberId: 1 }).update(older);
    expect(await candidates.search(1, new Date(0))).toBeUndefined();
    expect(await packing.pack({ memberId: 1 })).toBe(true);
    expect(await membersFoundBy(1)).toBe(members);
  });
});
