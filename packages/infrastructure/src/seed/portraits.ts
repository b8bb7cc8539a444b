import { drawnPhoto } from './drawn-photos.ts';
import { otherPortraits, portraitFamilies } from './portrait-families.ts';

/** Some members have no photo. */
const withoutPortraitEvery = 9;

/** A named member's portrait has their first name. */
export const namedPortrait = (firstName: string): string => drawnPhoto(firstName.toLowerCase());

const portraitsFor = (firstName: string): readonly string[] =>
  portraitFamilies.find(({ names }) => (names as readonly string[]).includes(firstName))?.portraits ??
  otherPortraits;

/** The members' photos, in their order; null without one. A portrait comes again once all of its family were there. */
export function generatedPortraits(firstNames: readonly string[]): readonly (string | null)[] {
  const used = new Map<readonly string[], number>();
  return firstNames.map((firstName, position) => {
    if (position % withoutPortraitEvery === withoutPortraitEvery - 1) return null;
    const portraits = portraitsFor(firstName);
    const nth = used.get(portraits) ?? 0;
    used.set(portraits, nth + 1);
    const portrait = portraits[nth % portraits.length];
    return portrait ? drawnPhoto(portrait) : null;
  });
}
