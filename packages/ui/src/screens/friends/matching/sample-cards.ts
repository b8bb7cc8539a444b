import type { CardView } from '@nestmates/application/friends/matching/card-view.ts';
import { samplePeople } from '../../../../testing/sample-people.ts';

const breakdown = {
  nearness: 17,
  childAges: 14,
  childInterests: 8,
  parenting: 17,
  lifestyle: 8,
  availability: 9,
  lookingFor: 9,
  community: 5,
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
      { part: 'childAges', words: 'You each have a 4-year-old', strength: 94 },
      { part: 'parenting', words: 'Both gentle, both low-screen', strength: 84 },
      { part: 'availability', words: 'Free on Tuesday afternoons', strength: 70 },
    ],
    distance: { band: 'within-5', label: 'Within 5 km' },
  },
  amara: {
    user: samplePeople.amara,
    children: [{ gender: 'boy', age: 3 }],
    compatibilityScore: 72,
    scoreLabel: 'Good Match',
    breakdown,
    why: [
      { part: 'childAges', words: 'Children a year apart', strength: 80 },
      { part: 'lifestyle', words: 'Books and music in common', strength: 62 },
    ],
    distance: { band: 'same-zip', label: 'Same zip code' },
  },
  hannah: {
    user: samplePeople.hannah,
    children: [{ gender: 'boy', age: 3 }],
    compatibilityScore: 55,
    scoreLabel: 'Fair Match',
    breakdown,
    why: [{ part: 'parenting', words: 'Both out of doors', strength: 50 }],
    distance: { band: 'within-15', label: 'Within 15 km' },
  },
  mei: {
    user: samplePeople.mei,
    children: [],
    compatibilityScore: 21,
    scoreLabel: 'Low Match',
    breakdown,
    why: [],
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
      { part: 'lookingFor', words: 'Both want playdates and babysitting swaps', strength: 100 },
      { part: 'availability', words: 'Free in the afternoons, weekend mornings and more', strength: 90 },
      { part: 'parenting', words: 'Both easy-going, both breastfeeding', strength: 80 },
    ],
    distance: { band: 'within-30', label: 'Within 30 km' },
  },
} as const satisfies Record<string, CardView>;
