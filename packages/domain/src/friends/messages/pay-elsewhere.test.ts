import { expect, it } from 'vitest';
import { leadsElsewhere } from './pay-elsewhere.ts';

it.each([
  'Can you Venmo me instead?',
  'I only take Zelle or CashApp.',
  'Send a gift card and it is yours',
  'Pay me outside of the app and I take $10 off.',
  'Let us do it off the app, you pay less.',
  'Could you pay in cash?',
  'Text me: 512 555 0100',
  'call (512) 555-0100',
  '+1-512-555-0100',
  '5125550100',
])('%s leads elsewhere', (text) => {
  expect(leadsElsewhere(text)).toBe(true);
});

it.each([
  'Is it still available?',
  'It was $125.50 when it was new, in 2024.',
  'I can come on 11/26/2026 at 10:30.',
  'We live near 78704-1234.',
  'I would pay for the shipping.',
  'Let us meet outside of the app: at the playground.',
  'He is off the app for a week.',
  'The order is 123456789012.',
  'Do you take a card?',
  'We paid 20 for it at a cash desk.',
])('%s does not', (text) => {
  expect(leadsElsewhere(text)).toBe(false);
});
