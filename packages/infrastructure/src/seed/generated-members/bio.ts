import { describeChild } from '@nestmates/domain/members/children/child.ts';
import type { Random } from '../../platform/shared/random.ts';
import type { SeedChild, SeedMember } from '../members/seed-member.ts';
import { aboutInterests, aboutLookingFor, aboutMeeting, aboutSituation } from './bio-sentences.ts';
import { traits } from './child-traits.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four'] as const;

const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const ageInWords = (age: number): string => (age < 1 ? 'under one' : String(age));

function kinds(children: readonly SeedChild[]): string {
  if (children.every(({ gender }) => gender === 'girl')) return 'girls';
  return children.every(({ gender }) => gender === 'boy') ? 'boys' : 'kids';
}

function ages(children: readonly SeedChild[]): string {
  const [first, ...others] = children.map(({ age }) => age);
  if (first !== undefined && children.length === 2 && first === others[0]) return `both ${ageInWords(first)}`;
  return listWords(children.map(({ age }) => ageInWords(age)));
}

function whichOf(children: readonly SeedChild[], { age }: SeedChild): string {
  if (children.filter((other) => other.age === age).length > 1) return 'One of the twins';
  return age < 1 ? 'The baby' : `The ${age}-year-old`;
}

/** The member's children as in their profile, and one sentence about something one of them does. */
function ofChildren(children: readonly SeedChild[], random: Random): string {
  const child = random.pick(children);
  const habits = traits
    .filter(({ column, slug }) => child[column]?.includes(slug))
    .flatMap(({ from, to, does }) => (does && child.age >= from && child.age <= to ? [does] : []));
  const [habit] = random.some(habits, 1);
  if (children.length === 1) {
    const opening = random.pick(['Mother of one', 'At home there is one', 'One']);
    return `${opening} ${describeChild(child)}${habit ? ` who ${habit}` : ''}.`;
  }
  const family = `${numbers[children.length]} ${kinds(children)}, ${ages(children)}.`;
  return habit ? `${family} ${whichOf(children, child)} ${habit}.` : family;
}

const oneOf = (
  answers: readonly string[],
  sentences: Readonly<Record<string, readonly string[]>>,
  random: Random,
): readonly string[] =>
  random.some(
    answers.flatMap((answer) => sentences[answer] ?? []),
    1,
  );

/** Rare answers come before common ones; a member with a business of their own mentions no other work. */
function ofSituation(
  { supportNeeds, lifestyleInterests }: Omit<SeedMember, 'bio'>,
  random: Random,
): readonly string[] {
  const rare = supportNeeds.filter((need) => need !== 'working-mom' && need !== 'stay-at-home-mom');
  if (rare.length > 0 && random.chance(0.8)) return oneOf(rare, aboutSituation, random);
  const hasBusiness = lifestyleInterests.some((interest) =>
    ['entrepreneurship', 'career-focused'].includes(interest),
  );
  return hasBusiness || random.chance(0.25) ? [] : oneOf(supportNeeds, aboutSituation, random);
}

/** Composed from the rest of the member's profile, so that it never contradicts it. */
export function bioOf(member: Omit<SeedMember, 'bio'>, random: Random): string {
  const preferences = [...member.socialPreferences, ...member.lookingFor];
  return [
    ofChildren(member.children, random),
    ...oneOf(member.lifestyleInterests, aboutInterests, random),
    ...ofSituation(member, random),
    ...(random.chance(0.85) ? oneOf(preferences, { ...aboutMeeting, ...aboutLookingFor }, random) : []),
  ]
    .join(' ')
    .replaceAll('{city}', member.city);
}
