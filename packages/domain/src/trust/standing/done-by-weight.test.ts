import { expect, it } from 'vitest';
import { hiddenSubject, hiddenWords } from './done-by-weight.ts';

const listing = { kind: 'listing', title: 'Pram with hood' } as const;
const photo = { kind: 'photo', title: 'Bea' } as const;

it('names what is hidden as its author knows it, each once', () => {
  const words = hiddenWords({ isLimited: false, things: [listing, photo, photo] });
  expect(words[0]).toBe(
    'Until one of us has looked, only you are shown a listing of yours (“Pram with hood”), a photo of yours.',
  );
  expect(words.at(-1)).toMatch(/^It is being looked at; you can tell us your side\./);
});

it('says of a limit what goes on', () => {
  const words = hiddenWords({ isLimited: true, things: [] });
  expect(words[0]).toMatch(/nobody new is shown you\. What you have with those you know goes on\.$/);
  expect(words).toHaveLength(3);
});

it.each([
  [true, 'Your account is being looked at'],
  [false, 'Something of yours is being looked at'],
])('is called by the graver of the two: limited %s', (isLimited, subject) => {
  expect(hiddenSubject({ isLimited })).toBe(subject);
  const text = hiddenWords({ isLimited, things: [listing] }).join(' ');
  expect(text).toContain('Nobody has decided anything yet.');
  expect(text).not.toMatch(/report|who /i);
});
