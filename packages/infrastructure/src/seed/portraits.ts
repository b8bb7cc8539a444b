import { drawnPhoto } from './drawn-photos.ts';
import type { SeedMember } from './members/seed-member.ts';
import { otherPortraits, type PortraitFamily, portraitFamilies } from './portrait-families.ts';

/** Some members have no photo. Who has a plan does: of equal scores the deck shows them first. */
const withoutPortraitEvery = 9;

/** A named member's portrait has their first name. */
export const namedPortrait = (firstName: string): string => drawnPhoto(firstName.toLowerCase());

type Portrayed = Pick<SeedMember, 'firstName' | 'age' | 'city' | 'children' | 'plan'>;
type PortraitKind = 'plain' | 'daughter' | 'gray';

const nameOf = (family: string, kind: PortraitKind, number: number): string =>
  [family, ...(kind === 'plain' ? [] : [kind]), number].join('-');

/** All drawings of a family that are of one kind. */
const portraitsOf = (family: PortraitFamily, kind: PortraitKind): readonly string[] =>
  Array.from({ length: family[kind] }, (_, nth) => nameOf(family.family, kind, nth + 1));

const grayFrom = 45;
/** Nobody is without gray hair from this age on. */
const allGrayFrom = 50;
/** The ages of the daughters who are drawn. */
const daughters = { from: 3, to: 9 };

function kindsOf({ age, children }: Portrayed): readonly PortraitKind[] {
  if (age >= allGrayFrom) return ['gray'];
  const hasDaughter = children.some(
    (child) => child.gender === 'girl' && child.age >= daughters.from && child.age <= daughters.to,
  );
  return [
    'plain',
    ...(hasDaughter ? (['daughter'] as const) : []),
    ...(age >= grayFrom ? (['gray'] as const) : []),
  ];
}

function portraitsFitting(member: Portrayed): readonly string[] {
  const family = portraitFamilies.find(({ names }) => names.includes(member.firstName)) ?? otherPortraits;
  return kindsOf(member).flatMap((kind) => portraitsOf(family, kind));
}

/** The members' photos, in their order; null without one. A face comes again where few neighbors have it. */
export function generatedPortraits(members: readonly Portrayed[]): readonly (string | null)[] {
  const used = new Map<string, number>();
  return members.map((member, position) => {
    const isLast = position % withoutPortraitEvery === withoutPortraitEvery - 1;
    if (isLast && member.plan === 'free') return null;
    // What neighbors have counts before what others have.
    const usesOf = (portrait: string): number =>
      (used.get(`${portrait} in ${member.city}`) ?? 0) * members.length + (used.get(portrait) ?? 0);
    const [portrait] = portraitsFitting(member).toSorted((one, other) => usesOf(one) - usesOf(other));
    if (!portrait) return null;
    for (const key of [portrait, `${portrait} in ${member.city}`]) used.set(key, (used.get(key) ?? 0) + 1);
    return drawnPhoto(portrait);
  });
}
