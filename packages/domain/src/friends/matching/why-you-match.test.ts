import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChild, aProfile, profiles } from '../../../testing/matching/profiles.ts';
import { type MatchProfile, prepare } from './prepared-profile.ts';
import { whyYouMatch } from './why-you-match.ts';

const why = (a: Partial<MatchProfile>, b: Partial<MatchProfile>, atMost?: number) =>
  whyYouMatch(prepare(aProfile(a)), prepare(aProfile(b)), atMost).map(({ words }) => words);

const tens = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

const both = (shared: Partial<MatchProfile>) => why(shared, shared, 8);

describe('why you match', () => {
  const sayings: Record<string, Partial<MatchProfile>> = {
    'You each have a 4-year-old': { children: [aChild(4)] },
    'You each have an 8-year-old': { children: [aChild(8)] },
    'You each have a baby and a 2-year-old': { children: [aChild(2), aChild(0)] },
    'Both gentle, both low-screen': { parentingVibe: ['gentle'], parentingValues: ['low-screen'] },
    'Free on weekday afternoons': { availability: ['weekday-afternoons'] },
    'Free on Tuesdays': { availability: ['tuesday'] },
    'Free in the evenings': { availability: ['evenings-only'] },
    'Both free any time': { availability: ['flexible-schedule'] },
    'Both want playdates and friendship': { lookingFor: ['playdates', 'mom-friends'] },
    'Hiking and crafts in common': { lifestyleInterests: ['arts-crafts', 'hiking'] },
    'Both working moms': { supportNeeds: ['working-mom'], socialPreferences: ['coffee-dates'] },
    'Both like coffee dates and park meetups': { socialPreferences: ['coffee-dates', 'park-meetups'] },
    'Children who like books and stories': { children: [aChild(4, { interests: ['books-stories'] })] },
    'You share a zip code': { zipCode: '11215' },
    'You live within 5 km': {},
  };

  it.each(Object.entries(sayings))('says "%s"', (words, shared) => {
    expect(both(shared)).toContain(words);
  });

  it('says how near in age children are who are not of one age', () => {
    expect(why({ children: [aChild(3)] }, { children: [aChild(4)] })).toContain('Children a year apart');
    expect(why({ children: [aChild(2)] }, { children: [aChild(4)] })).toContain('Children two years apart');
    expect(why({ children: [aChild(2)] }, { children: [aChild(9)] })).toEqual(['You live within 5 km']);
  });

  it('names shared slots across the vocabularies', () => {
    expect(why({ availability: ['tuesday'] }, { availability: ['after-school'] })).toContain(
      'Free on Tuesday afternoons',
    );
  });

  it('leaves out what a card should not mention', () => {
    expect(both({ children: [aChild(4, { developmentalSupport: ['adhd'] })] }).join()).not.toContain('DHD');
  });

  it('names three reasons at most, the strongest first, and nearness only to fill up', () => {
    const full = {
      children: [aChild(4, { interests: ['space'] })],
      parentingVibe: ['gentle'],
      availability: ['tuesday'],
      lookingFor: ['playdates'],
    };
    const reasons = whyYouMatch(
      prepare(aProfile(full)),
      prepare(aProfile({ ...full, parentingVibe: ['gentle', 'playful'] })),
    );
    expect(reasons).toEqual([
      { part: 'childAges', words: 'You each have a 4-year-old', share: 100 },
      { part: 'childInterests', words: 'Children who like space', share: 100 },
      { part: 'parenting', words: 'Both gentle', share: 90 },
    ]);
  });

  it('gives each reason the share of its part, so that two who have little in common have short bars', () => {
    const shareOf = (mine: string[], theirs: string[]) =>
      whyYouMatch(
        prepare(aProfile({ lifestyleInterests: mine })),
        prepare(aProfile({ lifestyleInterests: theirs })),
      ).find(({ part }) => part === 'lifestyle')?.share;
    expect(shareOf(['hiking'], ['hiking'])).toBe(100);
    // One of four each: 6 of 12.
    expect(shareOf(['hiking', 'yoga', 'travel', 'faith'], ['hiking', 'baking', 'movies', 'gaming'])).toBe(50);
    expect(shareOf(['hiking', 'yoga'], ['hiking', 'baking'])).toBe(80);
  });

  it('says the same to both, and every bar has words and a length', () => {
    fc.assert(
      fc.property(profiles, profiles, (one, other) => {
        const [a, b] = [prepare(one), prepare(other)];
        const reasons = whyYouMatch(a, b);
        expect(whyYouMatch(b, a)).toEqual(reasons);
        expect(reasons.length).toBeLessThanOrEqual(3);
        for (const { words, share } of reasons) {
          expect(words).toMatch(/^[A-Z].*[a-z)0-9DIY]$/);
          expect(tens).toContain(share);
        }
      }),
    );
  });
});
