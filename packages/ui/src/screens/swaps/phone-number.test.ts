import { describe, expect, it } from 'vitest';
import { callable } from './phone-number.ts';

describe('an emergency contact', () => {
  it.each([
    ['(512) 555-0100', 'tel:5125550100'],
    ['+1 512.555.0100', 'tel:+15125550100'],
    [' 555 0100 ', 'tel:5550100'],
  ])('can be called: %s', (text, href) => {
    expect(callable(text)).toBe(href);
  });

  it.each(['Sam, 512 555 0100', 'Grandma', '911', '', '-----', '1234 5678 9012 3456', 'javascript:5550100'])(
    'is only read: "%s"',
    (text) => {
      expect(callable(text)).toBeUndefined();
    },
  );
});
