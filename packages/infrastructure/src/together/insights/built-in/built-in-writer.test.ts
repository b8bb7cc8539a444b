import { writerContract } from '@nestmates/application/testing/contracts/writer-contract.ts';
import { allSlots, slotsOf } from '@nestmates/domain/members/availability/slots.ts';
import {
  anyTime,
  aSubject,
  childWho,
  subjects,
} from '@nestmates/domain/testing/insights/insight-subjects.ts';
import { aProfile } from '@nestmates/domain/testing/matching/profiles.ts';
import { type Insight, insightParts } from '@nestmates/domain/together/insights/insight.ts';
import { sharedFacts } from '@nestmates/domain/together/insights/shared-facts.ts';
import { seasons, variationOf } from '@nestmates/domain/together/insights/weekly-insight.ts';
import type { PairFacts } from '@nestmates/domain/together/planner/pair-facts.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BuiltInWriter } from './built-in-writer.ts';
import { isMadeFrom } from './child-in-words.ts';
import { composeInsight, textsFor, weightOf } from './compose-insight.ts';
import { composeSuggestions } from './compose-suggestions.ts';
import { playdateLibrary } from './library/library.ts';

writerContract('that is built in', () => new BuiltInWriter());

const autumn = new Date('2026-11-20T12:00:00Z');
const allTexts = (insight: Insight) => insightParts.map((part) => insight[part].text);

describe('an insight from the library', () => {
  it('is the same for one member and week, and another for another', () => {
    const facts = sharedFacts(aSubject({ children: [childWho(4), childWho(9)] }), autumn);
    const insightOf = (memberId: number, week: string) =>
      composeInsight({ facts, variation: variationOf(memberId, week, 0), recent: [] });
    expect(insightOf(1, '2026-W47')).toEqual(insightOf(1, '2026-W47'));
    const tips = Array.from({ length: 40 }, (_, member) => insightOf(member, '2026-W47').tip.text);
    expect(new Set(tips).size).toBeGreaterThan(10);
  });

  it('never repeats what she has read lately, also when a child has had a birthday', () => {
    fc.assert(
      fc.property(subjects, anyTime, fc.nat(), (subject, at, variation) => {
        const facts = sharedFacts(subject, at);
        const recent: Insight[] = [];
        for (let week = 0; week < 4; week += 1) {
          const insight = composeInsight({ facts, variation, recent });
          for (const part of insightParts) {
            expect(recent.map((earlier) => earlier[part].text)).not.toContain(insight[part].text);
          }
          recent.unshift(insight);
        }
        const grown = { ...subject, children: subject.children.map((child) => ({ ...child, age: 5 })) };
        const next = composeInsight({ facts: sharedFacts(grown, at), variation, recent });
        for (const part of insightParts) {
          const sources = textsFor(part, sharedFacts(grown, at)).filter(({ text }) =>
            isMadeFrom(text, next[part].text),
          );
          for (const { text } of sources) {
            expect(recent.some((earlier) => isMadeFrom(text, earlier[part].text))).toBe(false);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('has at least six texts of each part for every age and season, whatever is told', () => {
    for (let age = 0; age <= 18; age += 1) {
      for (const season of seasons) {
        const facts = { ...sharedFacts(aSubject({ children: [childWho(age)] }), autumn), season };
        for (const part of insightParts) expect(textsFor(part, facts).length).toBeGreaterThanOrEqual(6);
      }
    }
  });

  it('has several hundred combinations for a member who told a little', () => {
    const facts = sharedFacts(
      aSubject({
        children: [childWho(4, { interests: ['space', 'baking'] })],
        lists: aProfile({ parentingVibe: ['gentle', 'playful'], lifestyleInterests: ['reading'] }),
      }),
      autumn,
    );
    const combinations = insightParts.reduce((product, part) => product * textsFor(part, facts).length, 1);
    expect(combinations).toBeGreaterThan(500);
  });

  it('speaks of her children only, by their age', () => {
    fc.assert(
      fc.property(subjects, anyTime, fc.nat(), (subject, at, variation) => {
        const texts = allTexts(composeInsight({ facts: sharedFacts(subject, at), variation, recent: [] }));
        for (const text of texts) {
          expect(text).not.toMatch(/[{}]/);
          for (const [, age] of text.matchAll(/(\d+)-year-old/g)) {
            expect(subject.children.map((child) => child.age)).toContain(Number(age));
          }
        }
      }),
    );
  });

  it('tells twins apart from an only child', () => {
    const texts = (count: number) => {
      const children = Array.from({ length: count }, () => childWho(4));
      const facts = sharedFacts(aSubject({ children }), autumn);
      return Array.from({ length: 30 }, (_, variation) =>
        allTexts(composeInsight({ facts, variation, recent: [] })),
      ).flat();
    };
    expect(texts(1).join()).toContain('your 4-year-old');
    expect(texts(1).join()).not.toContain('your 4-year-olds');
    expect(texts(2).join()).toMatch(/[oO]ne of your 4-year-olds/);
  });
});

describe('what she found helpful', () => {
  const subject = aSubject({ children: [childWho(4)], lists: aProfile({ parentingVibe: ['gentle'] }) });
  const share = (marks: Parameters<typeof aSubject>[0]) => {
    const facts = sharedFacts({ ...subject, ...marks }, autumn);
    const tips = Array.from({ length: 400 }, (_, variation) =>
      composeInsight({ facts, variation, recent: [] }),
    );
    return tips.filter(({ tip }) => tip.topic === 'feelings').length;
  };

  it('comes more often, and what she did not find helpful less, but never not at all', () => {
    const neutral = share({});
    const more = share({ marks: [{ topic: 'feelings', helpful: true }] });
    const less = share({ marks: [{ topic: 'feelings', helpful: false }] });
    expect(more).toBeGreaterThan(neutral);
    expect(less).toBeLessThan(neutral);
    expect(less).toBeGreaterThan(0);
  });

  it('only changes the weight of its topic', () => {
    const facts = sharedFacts(subject, autumn);
    for (const text of textsFor('tip', facts)) {
      const leaning = { leanings: { more: ['play' as const], less: ['screens' as const] } };
      const factor = weightOf(text, leaning) / weightOf(text, facts);
      expect(factor).toBe(text.topic === 'play' ? 2 : text.topic === 'screens' ? 0.25 : 1);
    }
  });
});

const pairs: fc.Arbitrary<PairFacts> = fc.record({
  season: fc.constantFrom(...seasons),
  children: fc.array(
    fc.integer({ min: 0, max: 18 }).chain((mine) =>
      fc.record({
        mine: fc.constant(mine),
        theirs: fc.integer({ min: Math.max(0, mine - 2), max: Math.min(18, mine + 2) }),
      }),
    ),
    { minLength: 1, maxLength: 3 },
  ),
  activities: fc.subarray(['space', 'baking', 'pets', 'puzzles', 'swimming']),
  slots: fc.integer({ min: 1, max: allSlots }),
});

describe('suggestions from the library', () => {
  it('name a thing both children like, their ages, and when both are free', () => {
    const pair: PairFacts = {
      season: 'autumn',
      children: [{ mine: 4, theirs: 5 }],
      activities: ['baking'],
      slots: slotsOf(['tuesday'], ['afternoon']),
    };
    expect(composeSuggestions({ pairs: [pair], variation: 1 })).toEqual([
      'Bake one batch in one kitchen: your 4-year-old and their 5-year-old both like it, and what comes out of the oven is shared in two boxes. You are both free on Tuesday afternoons.',
    ]);
    expect(composeSuggestions({ pairs: [{ ...pair, slots: allSlots }], variation: 1 })[0]).toContain(
      'You are both free any time.',
    );
  });

  it('are texts for exactly these children, and differ within one call', () => {
    fc.assert(
      fc.property(fc.array(pairs, { minLength: 1, maxLength: 10 }), fc.nat(), (asked, variation) => {
        const suggestions = composeSuggestions({ pairs: asked, variation });
        expect(suggestions).toHaveLength(asked.length);
        suggestions.forEach((suggestion, index) => {
          const ages = [...suggestion.matchAll(/(\d+)-year-old/g)].map(([, age]) => Number(age));
          const known = asked[index]?.children.flatMap(({ mine, theirs }) => [mine, theirs]);
          for (const age of ages) expect(known).toContain(age);
        });
      }),
    );
    const three = Array.from({ length: 3 }, () => ({
      season: 'winter' as const,
      children: [{ mine: 4, theirs: 4 }],
      activities: [],
      slots: allSlots,
    }));
    expect(new Set(composeSuggestions({ pairs: three, variation: 5 })).size).toBe(3);
  });

  it('are found for every two ages that are at most two years apart', () => {
    for (let mine = 0; mine <= 18; mine += 1) {
      for (let theirs = Math.max(0, mine - 2); theirs <= Math.min(18, mine + 2); theirs += 1) {
        const suited = playdateLibrary.filter(
          ({ ages, activities, season }) =>
            !activities && !season && [mine, theirs].every((age) => age >= ages[0] && age <= ages[1]),
        );
        expect(suited.length).toBeGreaterThanOrEqual(1);
      }
    }
  });
});
