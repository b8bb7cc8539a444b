import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodingVersion, type PackedMember, pack, unpack, wordsPerMember } from './packed-member.ts';
import { prepare } from './prepared-profile.ts';
import { bestMatches, type Neighborhood } from './ranking.ts';
import { scorePrepared } from './score.ts';
import { aChild, aProfile, profiles } from './testing/profiles.ts';

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

  it('is written with an encoding version', () => {
    expect(Number.isInteger(encodingVersion)).toBe(true);
  });
});

const neighborhoodOf = (at: readonly PackedMember[]): Neighborhood[] =>
  at.map((member) => ({ point: member.profile.point, members: pack(member) }));

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
            .map((other, nearness) => ({ ...other, nearness, points: scorePrepared(mine, other.profile) }))
            .sort((a, b) => b.points - a.points || Number(b.pro) - Number(a.pro) || a.nearness - b.nearness);
          expect(bestMatches(mine, neighborhoodOf(others), count)).toEqual(
            sorted.slice(0, count).map(({ memberId }) => memberId),
          );
        },
      ),
    );
  });

  it('puts Pro first among equals, then the nearer', () => {
    const profile = prepare(aProfile({ children: [aChild(4)] }));
    const equals = [1, 2, 3, 4].map((memberId) => ({ memberId, pro: memberId > 2, profile }));
    expect(bestMatches(profile, neighborhoodOf(equals), 3)).toEqual([3, 4, 1]);
  });

  it('are fewer where there are fewer', () => {
    expect(bestMatches(prepare(aProfile()), [], 20)).toEqual([]);
  });
});
