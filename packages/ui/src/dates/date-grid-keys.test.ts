import { expect, it } from 'vitest';
import { dateAfterKey } from './date-grid-keys.ts';

it.each([
  ['ArrowLeft', '2026-06-01', '2026-05-31'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-06-04', '2026-05-28'],
  ['ArrowDown', '2028-02-22', '2028-02-29'],
  ['Home', '2026-06-04', '2026-05-31'],
  ['End', '2026-06-04', '2026-06-06'],
  ['Home', '2026-05-31', '2026-05-31'],
  ['End', '2026-06-06', '2026-06-06'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-01-31', '2026-02-28'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dateAfterKey(from, { key, shiftKey: false })).toBe(to);
});

it('leads by years with Shift', () => {
  expect(dateAfterKey('2028-02-29', { key: 'PageUp', shiftKey: true })).toBe('2027-02-28');
  expect(dateAfterKey('2026-06-04', { key: 'PageDown', shiftKey: true })).toBe('2027-06-04');
});

it('leaves other keys alone', () => {
  expect(dateAfterKey('2026-06-04', { key: 'Tab', shiftKey: true })).toBeUndefined();
});
