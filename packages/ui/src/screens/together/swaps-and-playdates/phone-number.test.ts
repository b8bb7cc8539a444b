import { describe, expect, it } from 'vitest';
import { findPhoneNumber } from './phone-number.ts';

describe('an emergency contact', () => {
  it.each([
    ['(512) 555-0100', 'tel:5125550100', '(512) 555-0100'],
    ['+1 512.555.0100', 'tel:+15125550100', '+1 512.555.0100'],
    [' 555 0100 ', 'tel:5550100', '555 0100'],
    ['Grandma Rosa, (718) 555-0199', 'tel:7185550199', '(718) 555-0199'],
    ['Apt 4, then Sam: 512 555 0100, after six', 'tel:5125550100', '512 555 0100'],
  ])('can be called: %s', (text, href, number) => {
    expect(findPhoneNumber(text)).toMatchObject({ href, number });
  });

  it('keeps every word around the number', () => {
    const { before, number, after } = findPhoneNumber('Sam, 512 555 0100, after six') ?? {};
    expect(`${before}|${number}|${after}`).toBe('Sam, |512 555 0100|, after six');
  });

  it.each(['Grandma', '911', '', '-----', '1234 5678 9012 3456', 'between 6 and 8'])(
    'is only read: "%s"',
    (text) => {
      expect(findPhoneNumber(text)).toBeUndefined();
    },
  );
});
