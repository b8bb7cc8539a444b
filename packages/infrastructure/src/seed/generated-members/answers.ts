import { noSlots, slotsOf, weekend } from '@nestmates/domain/members/availability/slots.ts';
import { slotsFrom } from '@nestmates/domain/members/profiles/columns/availability.ts';
import type { Vocabulary } from '@nestmates/domain/members/profiles/columns/option.ts';
import {
  optionsFor,
  type ProfileColumn,
  type ProfileLists,
} from '@nestmates/domain/members/profiles/options.ts';
import type { Random } from '../../platform/shared/random.ts';
import type { Family } from './family.ts';

/** The alternatives exclude each other, and the chosen one determines the other answers too. */
const temperaments = {
  easy: {
    onboarding: ['chill', 'gentle', 'playful'],
    tags: [
      'go-with-the-flow',
      'play-based-learning',
      'outdoor-adventures',
      'creative-activities',
      'spontaneous',
    ],
    values: ['gentle-discipline', 'free-range', 'outdoor-play', 'child-led', 'bilingual', 'plant-based'],
    ways: ['flexible-schedule', 'spontaneous-meetups'],
  },
  orderly: {
    onboarding: ['structured', 'gentle'],
    tags: [
      'structured-organized',
      'educational-focus',
      'screen-time-conscious',
      'routine-oriented',
      'community-involved',
    ],
    values: ['montessori', 'gentle-discipline', 'low-screen', 'faith-based', 'bilingual', 'routine-led'],
    ways: ['planned-activities'],
  },
} as const;

const valuesWithToddlers = ['co-sleeping', 'babywearing', 'breastfeeding', 'attachment-parenting'];
const slugs = (column: ProfileColumn, vocabulary: Vocabulary) =>
  optionsFor(column, vocabulary).map(({ slug }) => slug);
const excluding = (list: readonly string[], ...left: readonly string[]) =>
  list.filter((slug) => !left.includes(slug));
const has = (list: readonly string[], slug: string) => list.includes(slug);

function situationOf({ children, twins }: Family, random: Random): string[] {
  const youngest = Math.min(...children.map(({ age }) => age));
  const patchwork = children.length > 1 ? ['blended-family'] : [];
  return [
    youngest <= 8 && random.chance(0.33) ? 'stay-at-home-mom' : 'working-mom',
    ...(twins ? ['multiples'] : []),
    ...(children.length === 1 && youngest <= 2 ? ['first-time-mom'] : []),
    ...(youngest === 0 && random.chance(0.6) ? ['postpartum-support'] : []),
    ...(random.chance(0.14) ? ['new-to-area'] : []),
    ...random.pick([[], [], [], [], [], ['single-parenting'], patchwork, ['military-spouse']]),
  ];
}

function lookingForOf({ children }: Family, vocabulary: Vocabulary, random: Random): readonly string[] {
  const ages = children.map(({ age }) => age);
  const grown = Math.min(...ages) > 11 ? ['playdates', 'babysitting-swaps'] : [];
  const noSchool = Math.max(...ages) < 5 ? ['school-events'] : [];
  return random.some(excluding(slugs('lookingFor', vocabulary), ...grown, ...noSchool), random.between(1, 3));
}

function availabilityOf(vocabulary: Vocabulary, ways: readonly string[], random: Random): readonly string[] {
  if (vocabulary === 'onboarding')
    return random.some(slugs('availability', vocabulary), random.between(2, 4));
  const times = excluding(
    slugs('availability', vocabulary),
    'evenings-only',
    'flexible-schedule',
    'planned-activities',
    'spontaneous-meetups',
  );
  return [...random.some(times, random.between(1, 3)), ...(random.chance(0.3) ? random.some(ways, 1) : [])];
}

function meetingOf(availability: readonly string[], { children }: Family, random: Random): readonly string[] {
  const slots = slotsFrom(availability);
  const never = [
    ...((slots & slotsOf(weekend)) === noSlots ? ['weekend-outings'] : []),
    ...((slots & slotsOf(['friday', ...weekend], ['evening'])) === noSlots ? ['evening-meetups'] : []),
    ...(children.every(({ age }) => age > 10) ? ['park-meetups'] : []),
  ];
  const otherGroupSize = random.chance(0.5) ? 'group-hangouts' : 'one-on-one';
  return random.some(
    excluding(slugs('socialPreferences', 'onboarding'), ...never, otherGroupSize),
    random.between(1, 3),
  );
}

function valuesOf(
  values: readonly string[],
  { children, homeschools }: Family,
  random: Random,
): readonly string[] {
  const little = children.some(({ age }) => age <= 2) ? valuesWithToddlers : [];
  return [
    ...random.some([...values, ...little], random.between(1, 3)),
    ...(homeschools ? ['homeschooling'] : []),
  ];
}

/** The member's answers from onboarding, from Edit Profile, or some of both. */
export function answersOf(family: Family, random: Random): ProfileLists {
  const temperament = random.pick([temperaments.easy, temperaments.orderly]);
  const vocabularyNow = (): Vocabulary => (edited && random.chance(0.7) ? 'tags' : 'onboarding');
  const edited = random.chance(0.4);
  const supportNeeds = situationOf(family, random);
  const availability = availabilityOf(vocabularyNow(), temperament.ways, random);
  const atHome = has(supportNeeds, 'stay-at-home-mom') ? ['career-focused', 'entrepreneurship'] : [];
  return {
    parentingVibe: random.some(temperament[vocabularyNow()], random.between(1, 2)),
    availability,
    lookingFor: lookingForOf(family, vocabularyNow(), random),
    lifestyleInterests: random.some(
      excluding(slugs('lifestyleInterests', vocabularyNow()), ...atHome),
      random.between(2, 4),
    ),
    parentingValues: valuesOf(temperament.values, family, random),
    supportNeeds,
    socialPreferences: meetingOf(availability, family, random),
  };
}
