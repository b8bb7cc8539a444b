import { describe, expect, it } from 'vitest';
import { lookAlikeKey } from './look-alike-key.ts';

describe('the key of a name', () => {
  it.each([
    ['Acorns', 'Acoms'],
    ['Little Acorns', 'Iittle-acorns!'],
    ['Little Acorns', '1ittle Ac0rns'],
    ['Wool', 'VVool'],
    ['Café Mila', 'Cafe Mila'],
    ['Little Acorns', 'Little Accorns'],
    ['Paper Nest', 'Рареr Nеst'],
    ['Nest & Toys', 'N3st-T0ys'],
  ])('is the same for names that look alike: %s, %s', (one, other) => {
    expect(lookAlikeKey(one)).toBe(lookAlikeKey(other));
  });

  it.each([
    ['Acorns', 'Acorn'],
    ['Lily', 'Lola'],
    ['Mila', 'Mia'],
    ['Toys 5', 'Toys'],
    ['Ali', 'Alli'],
  ])('is another one for other names: %s, %s', (one, other) => {
    expect(lookAlikeKey(one)).not.toBe(lookAlikeKey(other));
  });
});
