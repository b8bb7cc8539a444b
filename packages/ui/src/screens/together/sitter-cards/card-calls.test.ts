import { expect, it } from 'vitest';
import { callsAbout } from './card-calls.ts';

const labelsOf = (emergencyContact: string | null, pickup = '') =>
  callsAbout({ allergies: [], medicines: '', doctor: '', notes: '', pickup }, emergencyContact).map(
    ({ label, href }) => `${label} ${href}`,
  );
const help = '911 tel:911';

it('help comes first, then the contact of the swap, then who may pick up', () => {
  expect(labelsOf('Tomás 718-555-0163', 'Their dad Karim, 718-555-0142, and Samira.')).toEqual([
    help,
    'Tomás tel:7185550163',
    'Karim tel:7185550142',
  ]);
});

it('a number is called once, under the name that was found first', () => {
  expect(labelsOf('Mom: (512) 555-0100', 'Grandma Ruth, 512 555 0100')).toEqual([help, 'Mom tel:5125550100']);
});

it('a number without a name right before it says what it is for', () => {
  expect(labelsOf('512 555 0100', 'call me at 512 555 0101')).toEqual([
    help,
    'Emergency contact tel:5125550100',
    'Pick-up tel:5125550101',
  ]);
  expect(labelsOf('Bartholomew-Maximilian 512 555 0100')).toEqual([help, 'Emergency contact tel:5125550100']);
});

it('what has no number is not called', () => {
  expect(labelsOf(null, 'Her sister')).toEqual([help]);
  expect(labelsOf('Ask at the door')).toEqual([help]);
});
