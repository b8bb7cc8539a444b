import { describe, expect, it } from 'vitest';
import {
  type PlanPlace,
  placeInSentence,
  placeRule,
  placeTitle,
  requirePlaceOfEither,
} from './plan-place.ts';

/** Whom each of the two reads of. */
const ana = { id: 2, firstName: 'Dana' };
const dana = { id: 1, firstName: 'Ana' };
const places: readonly PlanPlace[] = [{ of: 1 }, { of: 2 }, { name: 'Prospect Park' }];

describe('a place', () => {
  it('is said to each of the two in words of their own', () => {
    expect(places.map((place) => [placeTitle(place, ana), placeTitle(place, dana)])).toEqual([
      ['My place', 'Ana’s place'],
      ['Dana’s place', 'My place'],
      ['Prospect Park', 'Prospect Park'],
    ]);
    expect(places.map((place) => [placeInSentence(place, ana), placeInSentence(place, dana)])).toEqual([
      ['your place', 'Ana’s place'],
      ['Dana’s place', 'your place'],
      ['Prospect Park', 'Prospect Park'],
    ]);
  });

  it.each([placeTitle, placeInSentence])('is never the reader’s own for both of the two', (said) => {
    const own = places.map(
      (place) => [ana, dana].filter((who) => /^(my|your) /i.test(said(place, who))).length,
    );
    expect(own).toEqual([1, 1, 0]);
  });

  it('of a member without a name is said without one', () => {
    expect(placeTitle({ of: 2 }, { id: 2, firstName: null })).toBe('Another member’s place');
  });

  it('belongs to one of the two', () => {
    expect(() => requirePlaceOfEither({ of: 2 }, [1, 2])).not.toThrow();
    expect(() => requirePlaceOfEither({ of: 3 }, [1, 2])).toThrow(
      expect.objectContaining({
        details: expect.objectContaining({ issues: [{ path: 'place', message: placeRule.notTheirs }] }),
      }),
    );
  });
});
