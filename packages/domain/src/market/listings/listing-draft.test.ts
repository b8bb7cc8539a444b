import { describe, expect, it } from 'vitest';
import { titleToSuggest } from './listing-draft.ts';

describe('a title to suggest', () => {
  it.each([
    ['Wooden balance bike', 'Wooden balance bike'],
    ['  Rain boots,\n size 8 ', 'Rain boots, size 8'],
    ['Bücher für 3–6 Jahre', 'Bücher für 3–6 Jahre'],
  ])('%j is one', (written, title) => {
    expect(titleToSuggest(written)).toBe(title);
  });

  it.each([
    ' ',
    '\u200b',
    'x'.repeat(101),
    '<b>Bike</b>',
    '**Bike**',
    'Bike, see www.example.test',
    'Bike from shop.com',
    'Bike, call 718 555 0199',
    'Bike, write to ana@mail.test',
  ])('%j is none', (written) => {
    expect(titleToSuggest(written)).toBeNull();
  });
});
