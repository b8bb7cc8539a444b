import { noSlots, slotsOf, weekend } from '@nestmates/domain/availability/slots.ts';
import { slotsFrom } from '@nestmates/domain/profiles/columns/availability.ts';
import type { Vocabulary } from '@nestmates/domain/profiles/option.ts';
import { optionsFor, type ProfileColumn, type ProfileLists } from '@nestmates/domain/profiles/options.ts';
import type { Family } from './family.ts';
import type { Dice } from './random.ts';

/** Nobody is both of these; which she is runs through all she ticks. */
const tempers = {
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

const withLittleOnes = ['co-sleeping', 'babywearing', 'breastfeeding', 'attachment-parenting'];
const slugs = (column: ProfileColumn, vocabulary: Vocabulary) =>
  optionsFor(column, vocabulary).map(({ slug }) => slug);
const without = (list: readonly string[], ...left: readonly string[]) =>
  list.filter((slug) => !left.includes(slug));
const has = (list: readonly string[], slug: string) => list.includes(slug);

function situationOf({ children, twins }: Family, chance: Dice): string[] {
  const youngest = Math.min(...children.map(({ age }) => age));
  const patchwork = children.length > 1 ? ['blended-family'] : [];
  return [
    youngest <= 8 && chance.chance(0.33) ? 'stay-at-home-mom' : 'working-mom',
    ...(twins ? ['multiples'] : []),
    ...(children.length === 1 && youngest <= 2 ? ['first-time-mom'] : []),
    ...(youngest === 0 && chance.chance(0.6) ? ['postpartum-support'] : []),
    ...(chance.chance(0.14) ? ['new-to-area'] : []),
    ...chance.pick([[], [], [], [], [], ['single-parenting'], patchwork, ['military-spouse']]),
  ];
}

function lookingForOf({ children }: Family, vocabulary: Vocabulary, chance: Dice): readonly string[] {
  const ages = children.map(({ age }) => age);
  const grown = Math.min(...ages) > 11 ? ['playdates', 'babysitting-swaps'] : [];
  const noSchool = Math.max(...ages) < 5 ? ['school-events'] : [];
  return chance.some(without(slugs('lookingFor', vocabulary), ...grown, ...noSchool), chance.between(1, 3));
}

function availabilityOf(vocabulary: Vocabulary, ways: readonly string[], chance: Dice): readonly string[] {
  if (vocabulary === 'onboarding')
    return chance.some(slugs('availability', vocabulary), chance.between(2, 4));
  const times = without(
    slugs('availability', vocabulary),
    ...['evenings-only', 'flexible-schedule', 'planned-activities', 'spontaneous-meetups'],
  );
  return [...chance.some(times, chance.between(1, 3)), ...(chance.chance(0.3) ? chance.some(ways, 1) : [])];
}

function meetingOf(availability: readonly string[], { children }: Family, chance: Dice): readonly string[] {
  const slots = slotsFrom(availability);
  const never = [
    ...((slots & slotsOf(weekend)) === noSlots ? ['weekend-outings'] : []),
    ...((slots & slotsOf(['friday', ...weekend], ['evening'])) === noSlots ? ['evening-meetups'] : []),
    ...(children.every(({ age }) => age > 10) ? ['park-meetups'] : []),
  ];
  const loner = chance.chance(0.5) ? 'group-hangouts' : 'one-on-one';
  return chance.some(
    without(slugs('socialPreferences', 'onboarding'), ...never, loner),
    chance.between(1, 3),
  );
}

function valuesOf(
  temper: readonly string[],
  { children, homeschools }: Family,
  chance: Dice,
): readonly string[] {
  const little = children.some(({ age }) => age <= 2) ? withLittleOnes : [];
  return [
    ...chance.some([...temper, ...little], chance.between(1, 3)),
    ...(homeschools ? ['homeschooling'] : []),
  ];
}

/** What she would have ticked: at onboarding, later on Edit Profile, or some of both. */
export function answersOf(family: Family, chance: Dice): ProfileLists {
  const temper = chance.pick([tempers.easy, tempers.orderly]);
  const vocabularyNow = (): Vocabulary => (edited && chance.chance(0.7) ? 'tags' : 'onboarding');
  const edited = chance.chance(0.4);
  const supportNeeds = situationOf(family, chance);
  const availability = availabilityOf(vocabularyNow(), temper.ways, chance);
  const atHome = has(supportNeeds, 'stay-at-home-mom') ? ['career-focused', 'entrepreneurship'] : [];
  return {
    parentingVibe: chance.some(temper[vocabularyNow()], chance.between(1, 2)),
    availability,
    lookingFor: lookingForOf(family, vocabularyNow(), chance),
    lifestyleInterests: chance.some(
      without(slugs('lifestyleInterests', vocabularyNow()), ...atHome),
      chance.between(2, 4),
    ),
    parentingValues: valuesOf(temper.values, family, chance),
    supportNeeds,
    socialPreferences: meetingOf(availability, family, chance),
  };
}
