import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { samplePeople } from '../../../../testing/sample-people.ts';

const breakdown = {
  nearness: 'much',
  childAges: 'much',
  childInterests: 'some',
  parenting: 'much',
  lifestyle: 'some',
  availability: 'much',
  lookingFor: 'much',
  community: 'none',
} as const;

export const sampleCards = {
  priya: {
    user: samplePeople.priya,
    children: [
      { gender: 'girl', age: 4 },
      { gender: 'boy', age: 1 },
    ],
    compatibilityScore: 87,
    scoreLabel: 'Excellent Match',
    breakdown,
    why: [
      { part: 'childAges', words: 'You each have a 4-year-old', share: 100 },
      { part: 'parenting', words: 'Both gentle, both low-screen', share: 80 },
      { part: 'availability', words: 'Free on Tuesday afternoons', share: 70 },
    ],
    differs: 'what your children like',
    distance: { band: 'within-5', label: 'Within 5 km' },
  },
  amara: {
    user: samplePeople.amara,
    children: [{ gender: 'boy', age: 3 }],
    compatibilityScore: 72,
    scoreLabel: 'Good Match',
    breakdown,
    why: [
      { part: 'childAges', words: 'Children a year apart', share: 80 },
      { part: 'lifestyle', words: 'Books and music in common', share: 40 },
    ],
    differs: 'when you are free',
    distance: { band: 'same-zip', label: 'Same zip code' },
  },
  hannah: {
    user: samplePeople.hannah,
    children: [{ gender: 'boy', age: 3 }],
    compatibilityScore: 55,
    scoreLabel: 'Fair Match',
    breakdown,
    why: [{ part: 'parenting', words: 'Both out of doors', share: 40 }],
    differs: 'where you live',
    distance: { band: 'within-15', label: 'Within 15 km' },
  },
  mei: {
    user: samplePeople.mei,
    children: [],
    compatibilityScore: 21,
    scoreLabel: 'Low Match',
    breakdown,
    why: [],
    differs: 'where you live',
    distance: { band: 'farther', label: 'Over 60 km away' },
  },
  maria: {
    user: samplePeople.maria,
    children: [
      { gender: 'girl', age: 11 },
      { gender: 'girl', age: 11 },
      { gender: 'boy', age: 8 },
      { gender: 'non-binary', age: 6 },
      { gender: 'girl', age: 3 },
      { gender: 'boy', age: 0 },
    ],
    compatibilityScore: 100,
    scoreLabel: 'Excellent Match',
    breakdown,
    why: [
      { part: 'lookingFor', words: 'Both want playdates and babysitting swaps', share: 100 },
      { part: 'availability', words: 'Free in the afternoons, weekend mornings and more', share: 100 },
      { part: 'parenting', words: 'Both easy-going, both breastfeeding', share: 100 },
    ],
    differs: null,
    distance: { band: 'within-30', label: 'Within 30 km' },
  },
} as const satisfies Record<string, CardView>;
