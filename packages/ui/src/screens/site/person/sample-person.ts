import type { PersonPageView } from '@nestmates/application/site/person/contract.ts';
import { sampleCards } from '../../friends/matching/sample-cards.ts';
import { sampleListings } from '../../market/listings/sample-listings.ts';

const { user, children, compatibilityScore, scoreLabel, why, differs, distance } = sampleCards.priya;

export const sampleStranger: PersonPageView = {
  relation: 'stranger',
  user,
  children,
  match: { compatibilityScore, scoreLabel, why, differs, distance },
  requestId: null,
  actions: [],
  connection: null,
  sells: false,
  listings: [],
};

export const sampleFriend: PersonPageView = {
  ...sampleStranger,
  relation: 'connected',
  user: { ...user, photoCheckedAt: '2026-11-01T12:00:00.000Z' },
  connection: {
    matchId: 4,
    swapsForMe: 3,
    swapsForOther: 1,
    hoursForMe: 6,
    hoursForOther: 4,
    plans: [
      { kind: 'swap', id: 8, at: '2026-11-25T15:00:00.000Z', until: '2026-11-25T17:00:00.000Z' },
      { kind: 'playdate', id: 3, at: '2026-11-28T10:00:00.000Z', until: '2026-11-28T12:00:00.000Z' },
    ],
    freeTogether: [
      { day: 'tuesday', parts: ['afternoon'] },
      { day: 'friday', parts: ['evening'] },
      { day: 'saturday', parts: ['morning', 'afternoon'] },
    ],
  },
  sells: true,
  listings: [sampleListings.train, sampleListings.bike, sampleListings.long],
};
