import { expect, it } from 'vitest';
import { lastContactIn } from './last-contact.ts';

const asked = (day: number, emergencyContact: string | null) =>
  ({ direction: 'sent', createdAt: `2026-06-0${day}T10:00:00.000Z`, emergencyContact }) as const;

it('is that of the newest request of hers that is kept', () => {
  expect(lastContactIn([asked(1, 'Nell'), asked(3, null), asked(2, 'Tom')])).toBe('Tom');
});

it('is nobody whom another has named', () => {
  expect(lastContactIn([{ ...asked(1, 'Karim'), direction: 'received' }])).toBeUndefined();
  expect(lastContactIn([])).toBeUndefined();
});
