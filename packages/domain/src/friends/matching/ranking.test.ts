import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChild, aProfile, profiles } from '../../../testing/matching/profiles.ts';
import { encodingVersion, type PackedMember, pack, unpack, wordsPerMember } from './packed-member.ts';
import { PackedScorer } from './packed-scorer.ts';
import { prepare } from './prepared-profile.ts';
import { bestMatches, byRank, type Neighborhood } from './ranking.ts';
import { scorePrepared } from './score.ts';

const members = fc.record({
  memberId: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  pro: fc.boolean(),
  profile: profiles.map(prepare),
});

const byAge = (a: number, b: number) => a - b;

describe('a packed member', () => {
  it('is unpacked as she was packed, at any offset', () => {
    fc.assert(
      fc.property(members, fc.nat({ max: 3 }), (member, others) => {
        const words = new Int32Array(wordsPerMember * (others + 1));
        words.set(pack(member), wordsPerMember * others);
        const { ages } = member.profile;
        expect(unpack(words, wordsPerMember * others, member.profile.point)).toEqual({
          ...member,
          profile: { ...member.profile, ages: { ...ages, ages: ages.ages.toSorted(byAge) } },
        });
      }),
    );
  });

  it.each(['00501', '99950', undefined])('keeps the zip %s', (zipCode) => {
    const profile = prepare(aProfile({ zipCode }));
    const { zip } = unpack(pack({ memberId: 1, pro: false, profile }), 0, profile.point).profile;
    expect(zip).toBe(zipCode && Number(zipCode));
  });

  it('scores like the member herself', () => {
    fc.assert(
      fc.property(members, members, (a, b) => {
        const packed = unpack(pack(b), 0, b.profile.point).profile;
        expect(scorePrepared(a.profile, packed)).toBe(scorePrepared(a.profile, b.profile));
      }),
    );
  });

  it('is scored as she stands, at any offset, and left out below a floor', () => {
    fc.assert(
      fc.property(
        members,
        members,
        fc.nat({ max: 2 }),
        fc.integer({ min: 0, max: 100 }),
        (a, b, others, floor) => {
          const words = new Int32Array(wordsPerMember * (others + 1));
          words.set(pack(b), wordsPerMember * others);
          const scorer = new PackedScorer(a.profile);
          const lost = scorer.lostAt(b.profile.point);
          const points = scorePrepared(a.profile, b.profile);
          expect(scorer.scoreFrom(floor, words, wordsPerMember * others, lost)).toBe(
            points < floor ? undefined : points,
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is a whole number of base64 characters', () => {
    expect((wordsPerMember * 4) % 3).toBe(0);
  });

  it('is written with an encoding version', () => {
    expect(Number.isInteger(encodingVersion)).toBe(true);
  });
});

const candidatesOf = (members: readonly PackedMember[], excluded: readonly number[] = []) => ({
  nearby: members.map((member): Neighborhood => ({ point: member.profile.point, members: pack(member) })),
  excluded: new Set(excluded),
});

describe('the best of many', () => {
  it('are those whom sorting everyone would put first', () => {
    const candidates = fc.uniqueArray(members, {
      minLength: 0,
      maxLength: 60,
      selector: ({ memberId }) => memberId,
    });
    fc.assert(
      fc.property(
        profiles.map(prepare),
        candidates,
        fc.integer({ min: 1, max: 20 }),
        (mine, others, count) => {
          const sorted = others
            .map((other) => ({ ...other, points: scorePrepared(mine, other.profile) }))
            .sort(byRank);
          expect(bestMatches(mine, candidatesOf(others), count)).toEqual(
            sorted.slice(0, count).map(({ memberId }) => memberId),
          );
        },
      ),
    );
  });

  it('puts Pro first among equals, then the newer, whoever of one band lives nearer', () => {
    const profile = prepare(aProfile({ children: [aChild(4)] }));
    const equals = [1, 2, 3, 4].map((memberId) => ({ memberId, pro: memberId > 2, profile }));
    expect(bestMatches(profile, candidatesOf(equals), 3)).toEqual([4, 3, 2]);
  });

  it('are without the excluded ones, whose places others take', () => {
    const profile = prepare(aProfile({ children: [aChild(4)] }));
    const equals = [1, 2, 3, 4].map((memberId) => ({ memberId, pro: false, profile }));
    expect(bestMatches(profile, candidatesOf(equals, [1, 3]), 2)).toEqual([4, 2]);
  });

  it('are fewer where there are fewer', () => {
    expect(bestMatches(prepare(aProfile()), candidatesOf([]), 20)).toEqual([]);
  });
});
