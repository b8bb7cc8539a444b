import { expect, it } from 'vitest';
import { introMessage } from './intro-message.ts';

it.each([
  [{ title: 'Balance bike', type: 'product' }, 'Sara', 'Hi Sara! Is “Balance bike” still available?'],
  [{ title: 'Piano lessons', type: 'service' }, null, 'Hi! I would like to know more about “Piano lessons”.'],
] as const)('asks about %o', (listing, name, words) => {
  expect(introMessage(listing, name)).toBe(words);
});
