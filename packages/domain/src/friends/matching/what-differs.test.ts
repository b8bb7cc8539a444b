import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChild, aProfile, profiles } from '../../../testing/matching/profiles.ts';
import { type MatchProfile, prepare } from './prepared-profile.ts';
import { type Part, partNames } from './score-parts.ts';
import { whatDiffers } from './what-differs.ts';

const differs = (a: Partial<MatchProfile>, b: Partial<MatchProfile>, matching: readonly Part[] = []) =>
  whatDiffers(prepare(aProfile(a)), prepare(aProfile(b)), matching);

describe('what differs', () => {
  it('is the part in which two miss the most points', () => {
    const mine = { parentingVibe: ['gentle'], lifestyleInterests: ['hiking'], children: [aChild(2)] };
    expect(differs(mine, { ...mine, children: [aChild(12)] })).toBe('how old your children are');
    expect(differs(mine, { ...mine, parentingVibe: ['structured'], lifestyleInterests: ['gaming'] })).toBe(
      'how you parent',
    );
  });

  it('is nothing in which they match', () => {
    const [mine, theirs] = [{ parentingVibe: ['gentle'] }, { parentingVibe: ['structured'] }];
    expect(differs(mine, theirs)).toBe('how you parent');
    expect(differs(mine, theirs, ['parenting'])).toBeUndefined();
  });

  it('is nothing of which one of them has said nothing', () => {
    expect(differs({ parentingVibe: ['gentle'], availability: ['monday'] }, {})).toBeUndefined();
  });

  it('leaves out a few points', () => {
    expect(differs({ zipCode: '11215' }, { zipCode: '11218' })).toBeUndefined();
    const far = { point: { latitude: 41.06, longitude: -73.98 } };
    expect(differs({}, far)).toBe('where you live');
  });

  it('is the same for both, and nothing for two who are alike', () => {
    fc.assert(
      fc.property(profiles, profiles, fc.subarray([...partNames]), (one, other, matching) => {
        const [a, b] = [prepare(one), prepare(other)];
        expect(whatDiffers(a, b, matching)).toBe(whatDiffers(b, a, matching));
        expect(whatDiffers(a, a, [])).toBeUndefined();
      }),
    );
  });
});
