import { fn } from 'storybook/test';
import { samplePhotos } from '../../../../testing/sample-photos.ts';
import { sampleCards } from '../../friends/matching/sample-cards.ts';
import { asSeller } from '../../market/orders/sample-order.ts';
import { sampleOrders } from '../../market/orders/sample-orders.ts';
import { sampleSwaps } from '../../together/swaps/sample-swaps.ts';
import type { NearbyMother } from './NewNearYou.tsx';
import { orderItem } from './order-item.ts';
import type { WaitingItem, WaitingPerson } from './waiting-item.ts';
import type { WeekPlan } from './week.ts';

export const onAnswer = fn();
export const sampleToday = new Date(2026, 5, 4);

const { priya, amara, hannah } = sampleCards;

export const sampleMothers: readonly NearbyMother[] = [priya, amara, hannah].map(
  ({ user, compatibilityScore, distance, why }) => ({
    id: user.id,
    firstName: user.firstName,
    age: user.age,
    profilePhotoUrl: user.profilePhotoUrl,
    score: compatibilityScore,
    distance: distance.label,
    reason: why[0]?.words,
  }),
);

/** Who wrote what a Free member cannot read. */
export const sampleThea: WaitingPerson = { firstName: 'Thea', profilePhotoUrl: samplePhotos.claire };

const answers = { onAnswer };

const parcel = asSeller(sampleOrders.pending, ['ship']);

export const sampleWaiting = {
  swap: {
    key: 'swap-31',
    kind: 'swap',
    of: { person: sampleSwaps.amara.user },
    words: 'asks you for Sat, Jun 6, 2 to 4 PM',
    goesOn: true,
    detail: 'Her boy, 3, at your place.',
    href: '/babysitting-swaps',
    story: { sentence: 'asks you for', italic: 'Saturday, June 6, 2 to 4 PM.', time: '2:00 PM' },
    answers,
  },
  playdate: {
    key: 'playdate-41',
    kind: 'playdate',
    of: { person: sampleSwaps.priya.user },
    words: 'suggests a playdate',
    goesOn: true,
    detail: 'Sat, Jun 6, 10:00 AM or Sun, Jun 7, 3:00 PM',
    href: '/playdates',
    story: { sentence: 'suggests', italic: 'a playdate' },
    answers: { ...answers, choose: true },
  },
  request: {
    key: 'request-7',
    kind: 'request',
    of: { person: sampleSwaps.hannah.user },
    words: '31, wants to connect with you',
    detail: 'Her girl, 2',
    href: '/people/13',
    story: { sentence: 'wants to', italic: 'connect with you' },
    answers,
  },
  otherRequest: {
    key: 'request-8',
    kind: 'request',
    of: { person: sampleSwaps.mei.user },
    words: '38, wants to connect with you',
    detail: 'Her boy, 4',
    href: '/people/14',
    story: { sentence: 'wants to', italic: 'connect with you' },
    answers,
  },
  outcome: {
    key: 'outcome-37',
    kind: 'outcome',
    of: { person: sampleSwaps.hannah.user },
    words: 'and you had a swap. Did it happen?',
    goesOn: true,
    detail: 'Tue, Jun 2, 10:00 AM',
    href: '/babysitting-swaps?open=37',
  },
  long: {
    key: 'swap-33',
    kind: 'swap',
    of: { person: sampleSwaps.maria.user },
    words: 'asks you for Wed, Sep 23, 12:45 to 2:45 PM',
    goesOn: true,
    detail: `Her child, 4, at ${sampleSwaps.maria.location}`,
    href: '/babysitting-swaps',
    story: {
      sentence: 'asks you for',
      italic: 'Wednesday, September 23, 12:45 to 2:45 PM.',
      time: '12:45 PM',
    },
    answers,
  },
} as const satisfies Readonly<Record<string, WaitingItem>>;

export const sampleParcel = { order: parcel, item: orderItem(parcel) };

const at = (day: number, hour: number) => new Date(2026, 5, day, hour);

export const sampleWeek: readonly WeekPlan[] = [
  {
    at: at(4, 15),
    kind: 'agreed',
    person: sampleSwaps.priya.user,
    words: 'Playdate with Priya, 3:00 PM',
  },
  { at: at(6, 14), kind: 'waiting', person: sampleSwaps.amara.user, words: 'Swap with Amara, 2:00 PM' },
  { at: at(7, 9), kind: 'own', words: 'Library story time' },
  { at: at(9, 9), kind: 'agreed', person: sampleSwaps.mei.user, words: 'Swap with Mei, 9:00 AM' },
];
