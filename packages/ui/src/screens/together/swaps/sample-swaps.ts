import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { samplePeople } from '../../../../testing/sample-people.ts';

type Person = (typeof samplePeople)[keyof typeof samplePeople];

const userOf = ({ id, firstName, profilePhotoUrl }: Person) => ({ id, firstName, profilePhotoUrl });

/** No sitter card goes along. */
const cardsAt = (at: Date, childIds: readonly number[] = []): SwapView['cards'] => ({
  childIds,
  opensAt: later(at, -hours(24)).toISOString(),
  closesAt: later(at, hours(4)).toISOString(),
  openedAt: null,
});

type Chip = SwapView['children']['theirs'][number];

/** Asked for by the other, or by the member. */
const hers = (...theirs: Chip[]): SwapView['children'] => ({ mine: [], theirs });
const ours = (...mine: Chip[]): SwapView['children'] => ({
  mine: mine.map((child, nth) => ({ id: 21 + nth, ...child })),
  theirs: [],
});

const inPublic = (name: string) => ({ place: { name }, location: name });
const atMine = { place: { of: 1 }, location: 'My place' };
const atHers = ({ id, firstName }: Person) => ({ place: { of: id }, location: `${firstName}’s place` });

const swap = (id: number, person: Person, at: Date, rest: Partial<SwapView>): SwapView => ({
  id,
  status: 'pending',
  date: at.toISOString(),
  until: later(at, hours(2)).toISOString(),
  times: [{ date: at.toISOString(), until: later(at, hours(2)).toISOString(), passed: false }],
  ...inPublic('Prospect Park, Third Street playground'),
  childIds: [21],
  emergencyContact: '(718) 555-0142',
  notes: null,
  direction: 'received',
  user: userOf(person),
  userIsAway: false,
  children: hers({ gender: 'boy', age: 3 }),
  cards: cardsAt(at),
  actions: ['accept', 'decline'],
  proposedTime: null,
  outcomes: { mine: null, theirs: null },
  createdAt: '2026-06-01T09:20:00.000Z',
  ...rest,
});

const sent = { direction: 'sent', actions: ['cancel'] } as const satisfies Partial<SwapView>;

/** Swaps as the server returns them. */
export const sampleSwaps = {
  amara: swap(31, samplePeople.amara, new Date(2026, 5, 6, 14, 0), {
    ...atHers(samplePeople.amara),
    notes: 'He naps at three with the blue bear. No peanuts, please.',
  }),
  priya: swap(32, samplePeople.priya, new Date(2026, 5, 9, 9, 30), {
    ...sent,
    ...atMine,
    emergencyContact: 'Tom, 718 555 0119',
    children: ours({ gender: 'girl', age: 4 }, { gender: 'boy', age: 1 }),
  }),
  /** Long texts. */
  maria: swap(33, samplePeople.maria, new Date(2026, 8, 23, 12, 45), {
    ...inPublic(
      'The fourth floor of the old school on Vanderbilt Avenue, entrance by the yard; ring twice, because the first ring wakes the neighbor’s parrot and the second one us',
    ),
    emergencyContact:
      'Josephine-Alexandrina-of-the-Seven-Long-Rivers@hospital-of-the-seven-long-rivers.example',
    notes:
      'The twins practice the trumpet until five.\nOur youngest opens every door there is, and most that are not.\nDinner is in the blue box.',
    children: hers({ gender: 'girl', age: 11 }, { gender: 'girl', age: 11 }, { gender: 'boy', age: 0 }),
  }),
  /** No photo, and the child has been deleted. */
  mei: swap(34, samplePeople.mei, new Date(2026, 5, 12, 17, 0), { children: hers(), ...inPublic('Library') }),
  hannah: swap(35, samplePeople.hannah, new Date(2026, 5, 5, 10, 0), {
    status: 'confirmed',
    actions: ['proposeTime'],
  }),
  priyaConfirmed: swap(36, samplePeople.priya, new Date(2026, 5, 13, 15, 0), {
    direction: 'sent',
    actions: ['cancel', 'proposeTime'],
    status: 'confirmed',
    ...atHers(samplePeople.priya),
    emergencyContact: '+1 718 555 0119',
    children: ours({ gender: 'girl', age: 4 }),
    notes: 'She brings her own rain boots.',
  }),
  /** It is over, and nobody has said whether it happened. */
  hannahPast: swap(37, samplePeople.hannah, new Date(2026, 5, 2, 10, 0), {
    status: 'confirmed',
    actions: [],
    emergencyContact: null,
  }),
} as const;
