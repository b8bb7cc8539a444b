import type { ShownChild } from '../children/child.ts';
import type { Viewer } from '../pairs/viewer.ts';
import type { Point } from '../places/point.ts';
import { type ShownPlace, shownPlace } from '../places/shown-place.ts';
import type { PersonFacts } from './person.ts';

/**
 * What a viewer may know of a member. Whatever is computed for others (cards, scores, bands, orders, filters) takes
 * this and nothing else, so nothing hidden can be worked out from it.
 */
export interface KnownMember extends Omit<PersonFacts, 'zipShownTo'>, ShownPlace {
  readonly knownBy: Viewer;
}

type StoredMember = PersonFacts & { readonly point?: Point | undefined };

/** Rows may hold more than what is shown, so each field is named. */
const shownChild = (child: ShownChild): ShownChild => ({
  gender: child.gender,
  age: child.age,
  interests: child.interests,
  creativePlay: child.creativePlay,
  stemPlay: child.stemPlay,
  physicalPlay: child.physicalPlay,
  sensoryPlay: child.sensoryPlay,
  natureAnimals: child.natureAnimals,
  digitalMedia: child.digitalMedia,
});

/** What is for connections only. It is no reason to meet on a card, so it earns no points either. */
const forConnections: ReadonlySet<string> = new Set(['grief-and-loss']);

const supportNeedsFor = (viewer: Viewer, supportNeeds: readonly string[]): readonly string[] =>
  viewer === 'connection' ? supportNeeds : supportNeeds.filter((need) => !forConnections.has(need));

export const knownTo = (viewer: Viewer, member: StoredMember): KnownMember => ({
  knownBy: viewer,
  id: member.id,
  firstName: member.firstName,
  profilePhotoUrl: member.profilePhotoUrl,
  age: member.age,
  city: member.city,
  state: member.state,
  ...shownPlace(viewer, { ...member, point: member.point }),
  bio: member.bio,
  swapsDone: member.swapsDone,
  photoCheckedAt: member.photoCheckedAt,
  children: member.children.map(shownChild),
  parentingVibe: member.parentingVibe,
  parentingValues: member.parentingValues,
  lifestyleInterests: member.lifestyleInterests,
  lookingFor: member.lookingFor,
  availability: member.availability,
  supportNeeds: supportNeedsFor(viewer, member.supportNeeds),
  socialPreferences: member.socialPreferences,
});

/** Whether a member's calendar says to a viewer when there is no time. */
export const calendarCounts = (
  viewer: Viewer,
  { planAroundCalendar }: { readonly planAroundCalendar: boolean },
): boolean => viewer === 'connection' && planAroundCalendar;
