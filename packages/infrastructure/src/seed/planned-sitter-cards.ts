import type { SitterCard } from '@nestmates/domain/together/sitter-cards/sitter-card.ts';

export interface PlannedSitterCard {
  readonly mother: string;
  readonly child: string;
  readonly card: SitterCard;
}

const doctor = 'Dr. Priya Raman, Court Street Pediatrics, 718-555-0176';
const pickup = 'Their dad Karim, 718-555-0142, and their grandmother Samira. Nobody else.';

/** The demo's sitter cards. */
export const plannedSitterCards: readonly PlannedSitterCard[] = [
  {
    mother: 'dana@nestmates.test',
    child: 'Salma',
    card: {
      allergies: [
        {
          what: 'Sesame',
          shows: 'Red patches around the mouth within minutes, then a tight voice.',
          do: 'The pen in the yellow pouch, into the outer thigh. Call 911, then me.',
        },
        {
          what: 'Cashews and pistachios',
          shows: 'An itching tongue. She says that it is spicy.',
          do: 'One dose of the syrup in the yellow pouch, and call me.',
        },
      ],
      medicines: 'Cetirizine syrup, 2.5 ml, once a day at most. The yellow pouch is in her backpack.',
      doctor,
      notes:
        'Insurance: the card is a photo in the pouch. She calms down when somebody counts to twenty with her.',
      pickup,
    },
  },
  {
    mother: 'dana@nestmates.test',
    child: 'Noor',
    card: {
      allergies: [],
      medicines: '',
      doctor,
      notes: 'She knows where the yellow pouch is, and how the pen works.',
      pickup,
    },
  },
  {
    mother: 'ana@nestmates.test',
    child: 'Luca',
    card: {
      allergies: [
        {
          what: 'Cow’s milk',
          shows: 'A rash on his belly after an hour.',
          do: 'Water, and the cream in his bag.',
        },
      ],
      medicines: '',
      doctor: 'Dr. Okafor, 718-555-0139',
      notes: 'Naps at noon with the gray rabbit.',
      pickup: 'His dad Tomás, 718-555-0163',
    },
  },
];
