import type { Slots } from '../../members/availability/slots.ts';
import { type ActivityLists, activityColumns } from '../../members/children/preferences.ts';
import type { Point } from '../../members/places/point.ts';
import { normalizeZip } from '../../members/places/zip.ts';
import { slotsFrom } from '../../members/profiles/columns/availability.ts';
import type { ProfileLists } from '../../members/profiles/options.ts';
import { type ChildAges, childAges } from './child-ages.ts';
import { type Concepts, encode } from './concept-space.ts';
import { conceptSpaces } from './concept-spaces.ts';

/** The columns that the score reads: only such as are shown to whoever sees the score. */
export interface MatchProfile extends ProfileLists {
  readonly point: Point;
  readonly zipCode?: string | null | undefined;
  readonly children: readonly (ActivityLists & { readonly age: number })[];
}

/** A profile decoded once, to be scored against many others. */
export interface PreparedProfile {
  readonly point: Point;
  /** A number, since only equality is needed. */
  readonly zip: number | undefined;
  readonly ages: ChildAges;
  readonly childInterests: Concepts;
  readonly parenting: Concepts;
  readonly lifestyle: Concepts;
  readonly slots: Slots;
  readonly lookingFor: Concepts;
  readonly community: Concepts;
}

function zipNumber(text: string | null | undefined): number | undefined {
  const zip = normalizeZip(text);
  return zip === undefined ? undefined : Number(zip);
}

const listsOf = (child: ActivityLists): readonly (readonly string[])[] =>
  activityColumns.map((column) => child[column]);

export const prepare = (profile: MatchProfile): PreparedProfile => ({
  point: profile.point,
  zip: zipNumber(profile.zipCode),
  ages: childAges(profile.children.map(({ age }) => age)),
  childInterests: encode(conceptSpaces.children, ...profile.children.flatMap(listsOf)),
  parenting: encode(conceptSpaces.parenting, profile.parentingVibe, profile.parentingValues),
  lifestyle: encode(conceptSpaces.lifestyle, profile.lifestyleInterests),
  slots: slotsFrom(profile.availability),
  lookingFor: encode(conceptSpaces.lookingFor, profile.lookingFor),
  community: encode(conceptSpaces.community, profile.supportNeeds, profile.socialPreferences),
});
