import { newBrowserLetter } from '@nestmates/application/members/accounts/new-browser-letter.ts';
import type { Letter, LetterWords, Recipient } from '@nestmates/application/members/emails/letter.ts';
import { anOrder } from '@nestmates/domain/testing/orders/an-order.ts';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from './routes.ts';

type AnyLetter = Pick<Letter<never, never, Recipient>, 'job' | 'words'>;

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../application/src/*/*/letters.ts', '../../application/src/*/*/*-letter.ts'],
  { eager: true },
);

const isLetter = (value: unknown): value is AnyLetter =>
  typeof value === 'object' && value !== null && 'job' in value && 'words' in value;

/** Every letter of the product: exported by itself, or as an entry of a table. */
const letters = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (isLetter(value) ? [value] : Object.values(value ?? {}).filter(isLetter)))
  .filter((letter, place, all) => all.indexOf(letter) === place);

/** Enough for the words of any of them. */
const facts = {
  memberId: 1,
  to: 'ana@example.com',
  firstName: 'Ana',
  token: 'token',
  now: new Date(),
  at: new Date(),
  date: new Date(),
  proposedDate: new Date(),
  timeZone: 'America/New_York',
  otherName: 'Bea',
  requesterName: 'Bea',
  sellerName: 'Bea',
  location: 'The park',
  title: 'Balance bike',
  listingId: 7,
  priceCents: 4800,
  userAgent: 'Firefox',
  order: anOrder('shipped'),
  playdate: { status: 'proposed', times: [new Date()], date: new Date() },
  category: 'Bug',
  waiting: [{ senderId: 2, firstName: 'Bea', count: 1 }],
  searches: [{ id: 1, name: 'Bikes', search: { q: 'bike' } }],
  news: [{ searchId: 1, count: 2 }],
};

const isPage = (path: string): boolean =>
  routes.some(({ path: pattern, exists }) => {
    const match = matchPath(pattern, new URL(path, 'https://nestmates.example').pathname);
    return match !== null && (exists?.(match.params) ?? true);
  });

describe('the link of a letter', () => {
  it.each(letters.map((letter) => [letter.job.name, letter] as const))('leads to a page: %s', (_, letter) => {
    const { action } = (letter.words as (given: unknown) => LetterWords)(facts);
    expect([action.path, isPage(action.path)]).toEqual([action.path, true]);
  });

  it('is that of every letter', () => {
    expect(letters.length).toBeGreaterThan(25);
    expect(letters).toContain(newBrowserLetter);
    expect(isPage('/marketplace/orders/7')).toBe(false);
  });
});
