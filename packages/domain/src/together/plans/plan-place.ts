import { invalid } from '../../platform/shared/errors.ts';
import type { MemberId } from '../../platform/shared/ids.ts';

/** Where one of the two lives. The address is not stored: its owner tells it in the thread, or not at all. */
export interface OwnedPlace {
  readonly of: MemberId;
}

/** A place of one of the two, or a public place by its name. */
export type PlanPlace = OwnedPlace | { readonly name: string };

export const placeRule = {
  notTheirs: 'Please choose the place of one of you two',
  saysWhose: 'Please choose whose place it is, or name a public place',
} as const;

/** The other of the two, for whoever reads it. */
interface Other {
  readonly id: MemberId;
  readonly firstName: string | null;
}

/** What anybody but its owner reads. */
export const placeOfMember = (firstName: string | null): string => `${firstName ?? 'Another member'}’s place`;

/** What it is called for one of the two: “My place”, “Ana’s place”, or the name of the public place. */
export function placeTitle(place: PlanPlace, { id, firstName }: Other): string {
  if ('name' in place) return place.name;
  return place.of === id ? placeOfMember(firstName) : 'My place';
}

/** The same within a sentence that speaks to the reader: “at your place”. */
export function placeInSentence(place: PlanPlace, { id, firstName }: Other): string {
  if ('name' in place) return place.name;
  return place.of === id ? placeOfMember(firstName) : 'your place';
}

export function requirePlaceOfEither(place: OwnedPlace, two: readonly MemberId[]): void {
  if (!two.includes(place.of)) throw invalid('place', placeRule.notTheirs);
}
