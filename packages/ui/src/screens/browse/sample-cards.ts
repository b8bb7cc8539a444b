import type { CardView } from '@nestmates/application/matching/card-view.ts';
import type { PersonView } from '@nestmates/application/matching/person-view.ts';
import type { Face } from '../../drawings/face.ts';
import { people } from '../../drawings/people.ts';

const photoOf = (face: Face): string | null => (face.kind === 'initial' ? null : face.src);

const quiet = {
  city: 'Brooklyn',
  state: 'NY',
  childrenInterests: [],
  parentingVibe: [],
  parentingValues: [],
  lifestyleInterests: [],
  lookingFor: [],
  availability: [],
  supportNeeds: [],
  socialPreferences: [],
} as const;

/** Mothers who do not exist, as the server would describe them. */
export const samplePeople = {
  priya: {
    ...quiet,
    id: 11,
    firstName: 'Priya',
    age: 33,
    zipCode: '11215',
    bio: 'Two kids, four and one. I bake badly and often, and we are in the park by nine whatever the weather. Looking for someone who does not mind crumbs.',
    profilePhotoUrl: photoOf(people.priya.face),
    childrenInterests: ['Dinosaurs', 'Mud kitchen', 'Picture books', 'Stroller walks'],
    parentingVibe: ['Gentle'],
    parentingValues: ['Low screen', 'Outdoor play', 'Gentle discipline'],
    supportNeeds: ['New to the area'],
    socialPreferences: ['Park meetups', 'Coffee dates'],
  },
  amara: {
    ...quiet,
    id: 12,
    firstName: 'Amara',
    age: 36,
    zipCode: '11217',
    bio: 'Leo is three and collects sticks. I teach music in the mornings.',
    profilePhotoUrl: photoOf(people.amara.face),
    childrenInterests: ['Drums', 'Sticks and stones'],
    parentingVibe: ['Playful'],
  },
  hannah: {
    ...quiet,
    id: 13,
    firstName: 'Hannah',
    age: 31,
    zipCode: '11218',
    bio: 'New to Kensington. We are at the playground most days before lunch.',
    profilePhotoUrl: photoOf(people.hannah.face),
    parentingVibe: ['Chill'],
    parentingValues: ['Montessori', 'Bilingual', 'Outdoor play', 'Babywearing'],
    supportNeeds: ['New to the area'],
    socialPreferences: ['Coffee dates'],
  },
  /** Who has said little, and shows no picture. */
  mei: {
    ...quiet,
    id: 14,
    firstName: 'Mei',
    age: null,
    zipCode: null,
    bio: null,
    profilePhotoUrl: null,
  },
  /** Who has said all there is to say. */
  maria: {
    ...quiet,
    id: 15,
    firstName: 'Maria-Alexandrina Josephine of the Seven Long Rivers',
    age: 41,
    zipCode: '11238',
    bio: 'We are a family of eight in four rooms with one bathroom and a great many opinions about breakfast. The twins are learning the trumpet, together, in the hall. Our youngest has just discovered that doors open. I work nights at the hospital and keep bees on a roof that is not ours, with permission. Looking for mothers who like long walks, strong coffee and conversations that get interrupted every four minutes and still arrive somewhere. We speak Portuguese, English and, when it matters, sign language.',
    profilePhotoUrl: photoOf(people.claire.face),
    childrenInterests: [
      'Board games',
      'Books and stories',
      'Ball sports',
      'Dancing',
      'Baking',
      'Vehicles and trains',
      'Storytelling and writing',
      'Dress-up',
      'Painting',
      'Coding',
      'Robots',
      'Team sports',
      'Swimming',
      'Cycling and scooters',
    ],
    parentingVibe: ['Structured & organized'],
    parentingValues: ['Attachment parenting', 'Breastfeeding', 'Bilingual', 'Homeschooling', 'Plant based'],
    supportNeeds: ['Working mom', 'Multiples', 'Special needs', 'Blended family'],
    socialPreferences: ['Weekend outings', 'Evening meetups', 'Group hangouts', 'Text first'],
  },
} as const satisfies Record<string, PersonView>;

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
      { part: 'lookingFor', words: 'Both looking for playdates and babysitting swaps', strength: 100 },
      { part: 'availability', words: 'Free in the afternoons, weekend mornings and more', strength: 90 },
      { part: 'parenting', words: 'Both easy-going, both breastfeeding', strength: 80 },
    ],
    distance: { band: 'within-30', label: 'Within 30 km' },
  },
} as const satisfies Record<string, CardView>;
