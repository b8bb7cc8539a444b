import { describeSharedSlots } from '../../members/availability/describe-slots.ts';
import { commonSlots, noSlots } from '../../members/availability/slots.ts';
import { distanceLabel } from '../../members/places/distance-band.ts';
import { ageGap, sharedAges } from './child-ages.ts';
import { sharedNames } from './concept-space.ts';
import { conceptSpaces, meetingConcepts } from './concept-spaces.ts';
import type { PreparedProfile } from './prepared-profile.ts';
import { bandBetween, type Part, partNames, parts } from './score-parts.ts';

export interface Reason {
  readonly part: Part;
  readonly words: string;
  /** How much of the points of its part it earns, for the bar: 10 to 100 percent, in tens. */
  readonly share: number;
}

const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const atMostTwo = (words: readonly string[]): string => words.slice(0, 2).join(' and ');

/** Names that contain "and" are not joined with another "and". */
const readable = (words: readonly string[]): string => {
  const plain = words.filter((word) => !word.includes(' and '));
  return plain.length > 0 ? atMostTwo(plain) : (words[0] ?? '');
};

const withArticle = (age: number): string => {
  if (age < 1) return 'a baby';
  return [8, 11, 18].includes(age) ? `an ${age}-year-old` : `a ${age}-year-old`;
};

function agesInWords({ ages: a }: PreparedProfile, { ages: b }: PreparedProfile): string {
  const shared = sharedAges(a, b);
  if (shared.length > 0) return `You each have ${atMostTwo(shared.map(withArticle))}`;
  const gap = ageGap(a, b);
  if (gap === 1) return 'Children a year apart';
  return gap === 2 ? 'Children two years apart' : '';
}

function communityInWords(a: PreparedProfile, b: PreparedProfile): string {
  const shared = sharedNames(conceptSpaces.community, a.community, b.community);
  const situation = shared.find((name) => !meetingConcepts.has(name));
  if (situation) return `Both ${situation}`;
  return shared.length > 0 ? `Both like ${atMostTwo(shared)}` : '';
}

/** The text of each part; undefined where the two have nothing in common. */
const words: Readonly<Record<Part, (a: PreparedProfile, b: PreparedProfile) => string>> = {
  nearness: (a, b) => {
    const band = bandBetween(a, b);
    if (band === 'same-zip') return 'You share a zip code';
    return band === 'farther' ? '' : `You live ${distanceLabel(band).replace('Within', 'within')}`;
  },
  childAges: agesInWords,
  childInterests: (a, b) => {
    const shared = sharedNames(conceptSpaces.children, a.childInterests, b.childInterests);
    const liked = readable(shared);
    return liked && `Children who like ${liked}`;
  },
  parenting: (a, b) =>
    capitalize(
      sharedNames(conceptSpaces.parenting, a.parenting, b.parenting)
        .slice(0, 2)
        .map((concept) => `both ${concept}`)
        .join(', '),
    ),
  lifestyle: (a, b) => {
    const shared = atMostTwo(sharedNames(conceptSpaces.lifestyle, a.lifestyle, b.lifestyle));
    return shared && `${capitalize(shared)} in common`;
  },
  availability: (a, b) => {
    const common = commonSlots(a.slots, b.slots);
    return common === noSlots ? '' : describeSharedSlots(common);
  },
  lookingFor: (a, b) => {
    const shared = atMostTwo(sharedNames(conceptSpaces.lookingFor, a.lookingFor, b.lookingFor));
    return shared && `Both want ${shared}`;
  },
  community: communityInWords,
};

/** Rounds to tens, so that it says no more than the words beside it. */
const shareOf = (similarity: number): number => Math.max(10, Math.round(similarity * 10) * 10);

/**
 * The reasons that earn the most points, strongest first. Nearness only fills remaining lines, since the card
 * shows it anyway.
 */
export function whyYouMatch(a: PreparedProfile, b: PreparedProfile, atMost = 3): readonly Reason[] {
  return partNames
    .flatMap((part) => {
      const similarity = parts[part].similarity(a, b);
      const inWords = words[part](a, b);
      if (similarity === 0 || inWords === '') return [];
      const weight = part === 'nearness' ? 0 : parts[part].points * similarity;
      return [{ similarity, weight, reason: { part, words: inWords, share: shareOf(similarity) } }];
    })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, atMost)
    .sort((one, other) => other.similarity - one.similarity)
    .map(({ reason }) => reason);
}
