import type { OpenedCards, OwnCardView } from '@nestmates/application/together/sitter-cards/contract.ts';
import { emptyCard } from '@nestmates/domain/together/sitter-cards/sitter-card.ts';
import { samplePeople } from '../../../../testing/sample-people.ts';

const { amara, priya } = samplePeople;
type Person = (typeof samplePeople)[keyof typeof samplePeople];
const userOf = ({ id, firstName, profilePhotoUrl }: Person) => ({ id, firstName, profilePhotoUrl });

const sampleCard = {
  allergies: [
    {
      what: 'Peanuts',
      shows: 'Hives around the mouth, then coughing.',
      do: 'The pen from the red pouch into the thigh, then 911, then me.',
    },
    { what: 'Bee stings', shows: '', do: 'Cold water and one dose of the syrup.' },
  ],
  medicines: 'Cetirizine syrup, 2.5 ml, at most once a day. In the red pouch, with the pen.',
  doctor: 'Dr. Lee, 718 555 0144',
  notes: 'Blue Shield, member number on the back of the pouch.\nShe naps at one with the rabbit.',
  pickup: 'Her grandmother Ruth, 718 555 0117',
};

/** Cards as the server returns them. */
export const sampleOwnCards = {
  none: { card: emptyCard, changedAt: null, openings: [] },
  written: { card: sampleCard, changedAt: '2026-06-01T09:20:00.000Z', openings: [] },
  opened: {
    card: sampleCard,
    changedAt: '2026-06-01T09:20:00.000Z',
    openings: [
      { at: new Date(2026, 5, 6, 14, 12).toISOString(), user: userOf(amara) },
      { at: new Date(2026, 5, 5, 20, 3).toISOString(), user: userOf(amara) },
      { at: new Date(2026, 4, 2, 9, 40).toISOString(), user: null },
    ],
  },
} as const satisfies Readonly<Record<string, Omit<OwnCardView, 'childId'>>>;

export const sampleOpened: OpenedCards = {
  user: userOf(priya),
  date: new Date(2026, 5, 6, 14, 0).toISOString(),
  emergencyContact: 'Priya 718 555 0170',
  closesAt: new Date(2026, 5, 7, 16, 0).toISOString(),
  cards: [
    { childId: 21, name: 'Mila', gender: 'girl', age: 4, card: sampleCard },
    {
      childId: 22,
      name: null,
      gender: 'boy',
      age: 0,
      card: { ...emptyCard, notes: 'He sleeps best in the carrier.' },
    },
  ],
};
