import {
  countedSince,
  maxSuggestedPlaces,
  membersOfSuggestedPlace,
  settledBefore,
} from '@nestmates/domain/together/check-ins/check-in.ts';
import type { SuggestedPlaces } from './ports.ts';

/** Which places are suggested at a time. */
export const suggestedPlaces = (now: Date): SuggestedPlaces => ({
  since: countedSince(now),
  settledBefore: settledBefore(now),
  members: membersOfSuggestedPlace,
  limit: maxSuggestedPlaces,
});
