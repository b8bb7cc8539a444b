import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { placeInSentence, placeTitle } from '@nestmates/domain/together/plans/plan-place.ts';

/** "My place", "Ana’s place" or the name of a public one. */
export const placeHeading = ({ place, user }: Pick<PlaydateView, 'place' | 'user'>): string | undefined =>
  place ? placeTitle(place, user) : undefined;

/** "your place", "Ana’s place" or the name of a public one, for whoever reads it; undefined where none was said. */
export const placeText = ({ place, user }: Pick<PlaydateView, 'place' | 'user'>): string | undefined =>
  place ? placeInSentence(place, user) : undefined;
