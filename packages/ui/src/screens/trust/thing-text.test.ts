import { expect, it } from 'vitest';
import { kindAndTitle, namedThing, titleOfThing } from './thing-text.ts';

const pram = { kind: 'listing', title: 'Pram' } as const;
const playdate = { kind: 'playdate', title: 'Leah' } as const;

it('says the kind of a thing once', () => {
  expect([titleOfThing(pram), kindAndTitle(pram)]).toEqual(['Pram', 'Listing · Pram']);
  expect([titleOfThing(playdate), kindAndTitle(playdate)]).toEqual(['Playdate', 'Playdate · Leah']);
  expect(titleOfThing({ kind: 'listing', title: '' })).toBe('Listing');
});

it('quotes the words of a message', () => {
  const message = { kind: 'message', title: 'Pay me before.' } as const;
  expect(kindAndTitle(message)).toBe('Message · “Pay me before.”');
  expect(titleOfThing(message)).toBe('“Pay me before.”');
  // Its author is not told which one: it has one reader.
  expect(namedThing(message)).toBe('a message of yours');
});

it('names things to the member whose they are, but not the member', () => {
  expect(namedThing(pram)).toBe('a listing of yours: Pram');
  expect(namedThing(playdate)).toBe('a playdate');
  expect(namedThing({ kind: 'member', title: 'Leah' })).toBe('your profile');
  expect(namedThing({ kind: 'photo', title: 'Leah' })).toBe('a photo of yours');
});
