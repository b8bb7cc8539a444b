import { returnCodes } from '@nestmates/application/money/payments/return-codes.ts';
import { describe, expect, it } from 'vitest';
import { returnMessage } from './return-messages.ts';

describe('why a seller came back without a payment account', () => {
  it('has a message for each code, which asks her to try again', () => {
    for (const code of returnCodes) expect(returnMessage(code)).toMatch(/Please try again\.$/);
    expect(new Set(returnCodes.map(returnMessage)).size).toBe(returnCodes.length);
  });

  it('has one for any other', () => {
    for (const code of ['', 'constructor', '<script>']) {
      expect(returnMessage(code)).toBe('Failed to connect payment account');
    }
  });
});
