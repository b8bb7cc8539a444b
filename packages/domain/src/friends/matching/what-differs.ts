import { countSlots } from '../../members/availability/slots.ts';
import type { Concepts } from './concept-space.ts';
import type { PreparedProfile } from './prepared-profile.ts';
import { type Part, partNames, partPoints, parts } from './score-parts.ts';

/** What differs in each part, as the end of a sentence. */
const names: Readonly<Record<Part, string>> = {
  nearness: 'where you live',
  childAges: 'how old your children are',
  childInterests: 'what your children like',
  parenting: 'how you parent',
  lifestyle: 'what you like to do',
  availability: 'when you are free',
  lookingFor: 'what you look for',
  community: 'how you like to meet',
};

const isSaid = (concepts: Concepts): boolean => concepts.some((word) => word !== 0);

/** Whether a member has said anything in a part: two of whom one said nothing do not differ in it. */
const saidIn: Readonly<Record<Part, (profile: PreparedProfile) => boolean>> = {
  nearness: () => true,
  childAges: ({ ages }) => ages.ages.length > 0,
  childInterests: ({ childInterests }) => isSaid(childInterests),
  parenting: ({ parenting }) => isSaid(parenting),
  lifestyle: ({ lifestyle }) => isSaid(lifestyle),
  availability: ({ slots }) => countSlots(slots) > 0,
  lookingFor: ({ lookingFor }) => isSaid(lookingFor),
  community: ({ community }) => isSaid(community),
};

/** The points that those who live in neighboring zip codes miss: no more are worth a line. */
const fewPoints = 3;

/**
 * Says in words in what two miss the most points; undefined where they miss few. What they match in is no difference.
 */
export function whatDiffers(
  a: PreparedProfile,
  b: PreparedProfile,
  matching: readonly Part[],
): string | undefined {
  const [most] = partNames
    .filter((part) => !matching.includes(part) && saidIn[part](a) && saidIn[part](b))
    .map((part) => ({ part, missed: parts[part].points - partPoints(parts[part], a, b) }))
    .sort((one, other) => other.missed - one.missed);
  return most && most.missed > fewPoints ? names[most.part] : undefined;
}
