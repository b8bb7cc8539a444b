import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChild, aProfile, profiles } from '../../../testing/matching/profiles.ts';
import { type ProfileColumn, profileColumns } from '../../members/profiles/options.ts';
import { type MatchProfile, prepare } from './prepared-profile.ts';
import { pointsOfParts, score, scorePrepared } from './score.ts';
import { partNames, parts } from './score-parts.ts';

const isColumn = (name: string): name is ProfileColumn => Object.hasOwn(profileColumns, name);
const columns = Object.keys(profileColumns).filter(isColumn);
const anAnswer = fc
  .constantFrom(...columns)
  .chain((column) => fc.tuple(fc.constant(column), fc.constantFrom(...profileColumns[column])));

const withAnswer = (profile: MatchProfile, column: ProfileColumn, slug: string): MatchProfile => ({
  ...profile,
  [column]: [...profile[column], slug],
});

const inOneZip = (profile: MatchProfile): MatchProfile => ({ ...profile, zipCode: '11215' });

describe('the score', () => {
  it('can reach a hundred points', () => {
    expect(partNames.reduce((sum, part) => sum + parts[part].points, 0)).toBe(100);
  });

  it('is a whole number from 0 to 100, the same whoever asks and however often', () => {
    fc.assert(
      fc.property(profiles, profiles, (a, b) => {
        const points = score(a, b);
        expect(Number.isInteger(points)).toBe(true);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(100);
        expect(score(b, a)).toBe(points);
        expect(score(a, b)).toBe(points);
      }),
    );
  });

  it('is 100 for identical profiles in one zip, empty lists included', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        expect(score(inOneZip(profile), inOneZip(profile))).toBe(100);
      }),
    );
    expect(score(inOneZip(aProfile()), inOneZip(aProfile()))).toBe(100);
  });

  it('never falls when both give one more answer', () => {
    fc.assert(
      fc.property(profiles, profiles, anAnswer, (a, b, [column, { slug }]) => {
        const more = score(withAnswer(a, column, slug), withAnswer(b, column, slug));
        expect(more).toBeGreaterThanOrEqual(score(a, b));
      }),
      { numRuns: 500 },
    );
  });

  it('never falls when both have one more child of the same age who likes the same', () => {
    const age = fc.integer({ min: 0, max: 18 });
    const liked = fc.subarray(['dinosaurs', 'space', 'baking']);
    fc.assert(
      fc.property(profiles, profiles, age, liked, (a, b, years, interests) => {
        const child = aChild(years, { interests });
        const more = score(
          { ...a, children: [...a.children, child] },
          { ...b, children: [...b.children, child] },
        );
        expect(more).toBeGreaterThanOrEqual(score(a, b));
      }),
    );
  });

  it('never falls when one moves nearer', () => {
    const degrees = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(profiles, profiles, degrees, degrees, (a, b, one, other) => {
        const at = (north: number): MatchProfile => ({
          ...b,
          zipCode: null,
          point: { latitude: a.point.latitude + north, longitude: a.point.longitude },
        });
        expect(score(a, at(Math.min(one, other)))).toBeGreaterThanOrEqual(score(a, at(Math.max(one, other))));
      }),
    );
  });

  it('does not care for the order of lists or children', () => {
    fc.assert(
      fc.property(profiles, profiles, (a, b) => {
        const reordered: MatchProfile = {
          ...a,
          ...Object.fromEntries(columns.map((column) => [column, a[column].toReversed()])),
          children: a.children.toReversed(),
        };
        expect(score(reordered, b)).toBe(score(a, b));
      }),
    );
  });

  it('is the same for equal answers of both vocabularies', () => {
    const synonyms = columns.flatMap((column) =>
      profileColumns[column].flatMap((one) =>
        profileColumns[column]
          .filter(
            (other) => other !== one && one.concepts.length > 0 && `${other.concepts}` === `${one.concepts}`,
          )
          .map((other) => ({ column, one, other })),
      ),
    );
    expect(synonyms.length).toBeGreaterThanOrEqual(18);
    fc.assert(
      fc.property(profiles, profiles, fc.constantFrom(...synonyms), (a, b, { column, one, other }) => {
        expect(score(withAnswer(a, column, one.slug), b)).toBe(score(withAnswer(a, column, other.slug), b));
      }),
    );
  });

  it('ignores unknown answers', () => {
    fc.assert(
      fc.property(profiles, profiles, fc.constantFrom(...columns), (a, b, column) => {
        expect(score(withAnswer(a, column, 'long-gone'), b)).toBe(score(a, b));
      }),
    );
  });

  it('is the sum of its parts, each within its points', () => {
    fc.assert(
      fc.property(profiles, profiles, (one, other) => {
        const [a, b] = [prepare(one), prepare(other)];
        const earned = pointsOfParts(a, b);
        expect(Object.values(earned).reduce((sum, points) => sum + points, 0)).toBe(scorePrepared(a, b));
        for (const part of partNames) expect(earned[part]).toBeLessThanOrEqual(parts[part].points);
      }),
    );
  });
});
