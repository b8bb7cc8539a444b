import type { PersonView } from '@nestmates/application/people/person-view.ts';
import type { Face } from '../drawings/face.ts';
import { people } from '../drawings/people.ts';

const photoOf = (face: Face): string | null => (face.kind === 'initial' ? null : face.src);

const base = {
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

/** Fictional members as the server returns them. */
export const samplePeople = {
  priya: {
    ...base,
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
    ...base,
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
    ...base,
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
  /** A minimal profile without a photo. */
  mei: {
    ...base,
    id: 14,
    firstName: 'Mei',
    age: null,
    zipCode: null,
    bio: null,
    profilePhotoUrl: null,
  },
  /** A profile with long texts and many tags. */
  maria: {
    ...base,
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
