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
      { part: 'childAges', words: 'You each have a 4-year-old', strength: 'much' },
      { part: 'parenting', words: 'Both gentle, both low-screen', strength: 'much' },
      { part: 'availability', words: 'Free on Tuesday afternoons', strength: 'much' },
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
      { part: 'childAges', words: 'Children a year apart', strength: 'much' },
      { part: 'lifestyle', words: 'Books and music in common', strength: 'some' },
    ],
    distance: { band: 'same-zip', label: 'Same zip code' },
  },
  hannah: {
    user: samplePeople.hannah,
    children: [{ gender: 'boy', age: 3 }],
    compatibilityScore: 55,
    scoreLabel: 'Fair Match',
    breakdown,
    why: [{ part: 'parenting', words: 'Both out of doors', strength: 'some' }],
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
      { part: 'lookingFor', words: 'Both want playdates and babysitting swaps', strength: 'much' },
      { part: 'availability', words: 'Free in the afternoons, weekend mornings and more', strength: 'much' },
      { part: 'parenting', words: 'Both easy-going, both breastfeeding', strength: 'much' },
    ],
    distance: { band: 'within-30', label: 'Within 30 km' },
  },
} as const satisfies Record<string, CardView>;
