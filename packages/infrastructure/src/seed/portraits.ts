import { drawnPhoto } from './drawn-photos.ts';
import { otherPortraits, portraitFamilies } from './portrait-families.ts';

/** Some members have no photo. */
const withoutPortraitEvery = 9;

/** A named member's portrait has their first name. */
export const namedPortrait = (firstName: string): string => drawnPhoto(firstName.toLowerCase());

/** The member's photo, if they have one. Two members generated in succession never have the same. */
export function generatedPortrait(firstName: string, position: number): string | null {
  if (position % withoutPortraitEvery === withoutPortraitEvery - 1) return null;
  const family = portraitFamilies.find(({ names }) => (names as readonly string[]).includes(firstName));
  const portraits: readonly string[] = family?.portraits ?? otherPortraits;
  const portrait = portraits[position % portraits.length];
  return portrait ? drawnPhoto(portrait) : null;
}
