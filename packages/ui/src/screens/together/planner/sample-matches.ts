import type { PlaydateMatchView } from '@nestmates/application/together/planner/contract.ts';
import { samplePeople } from '../../../../testing/sample-people.ts';

type Person = (typeof samplePeople)[keyof typeof samplePeople];

const at = (day: number, hour: number, minute = 0) => new Date(2026, 5, day, hour, minute).toISOString();

const match = (
  { id, firstName, city, state, profilePhotoUrl }: Person,
  rest: Partial<PlaydateMatchView>,
): PlaydateMatchView => ({
  user: { id, firstName, city, state, profilePhotoUrl },
  connected: true,
  compatibilityScore: 87,
  children: [
    { gender: 'girl', age: 4 },
    { gender: 'boy', age: 1 },
  ],
  matchingAvailability: ['Weekday mornings', 'Saturdays'],
  sharedInterests: ['Dinosaurs', 'Mud kitchen', 'Hiking'],
  aiSuggestion:
    'Take your 4-year-old and their 4-year-old to dig for dinosaurs in a sandbox with spoons and brushes. You are both free on weekday mornings.',
  times: [at(6, 10), at(8, 10), at(9, 10)],
  ...rest,
});

/** What the planner finds, as the server returns it. */
export const sampleMatches = {
  priya: match(samplePeople.priya, {}),
  amara: match(samplePeople.amara, {
    compatibilityScore: 74,
    children: [{ gender: 'boy', age: 3 }],
    matchingAvailability: ['Tuesday afternoons'],
    sharedInterests: ['Drums'],
    aiSuggestion:
      'Let your 4-year-old and their 3-year-old make drums of boxes and lead the parade around the block.',
    times: [at(9, 15), at(16, 15)],
  }),
  /** Not a connection yet, so without times; without a photo and shared interests. */
  mei: match(samplePeople.mei, {
    connected: false,
    compatibilityScore: 58,
    children: [{ gender: 'girl', age: 5 }],
    matchingAvailability: ['Weekend mornings'],
    sharedInterests: [],
    aiSuggestion: 'Meet at a playground with swings, and let the two plan a picnic with what is in the bags.',
    times: [],
  }),
  maria: match(samplePeople.maria, {
    matchingAvailability: ['Weekday mornings', 'Weekday afternoons', 'Saturday evenings', 'Sundays'],
    sharedInterests: ['Building towers taller than they are', 'Picture books', 'Trumpet', 'Baking'],
  }),
} as const;
