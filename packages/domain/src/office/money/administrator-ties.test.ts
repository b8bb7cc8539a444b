import { expect, it } from 'vitest';
import { requireUntied } from './administrator-ties.ts';

it('lets who has nothing in common with the parties decide', () => {
  expect(() => requireUntied({ device: false, card: false, account: false }, 'this member')).not.toThrow();
});

it.each([
  [
    { device: true, card: true, account: true },
    'SHARED_DEVICE',
    'You share a device or an address with one of the two',
  ],
  [
    { device: false, card: true, account: true },
    'SHARED_CARD',
    'You have paid with a card of one of the two',
  ],
  [{ device: false, card: false, account: true }, 'SHARED_ACCOUNT', 'You share a bank account or a mailbox'],
])('says what stands against it: %o', (ties, code, words) => {
  expect(() => requireUntied(ties, 'one of the two')).toThrow(
    expect.objectContaining({ kind: 'forbidden', code, message: expect.stringContaining(words) }),
  );
});
