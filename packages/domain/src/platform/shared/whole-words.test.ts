import { describe, expect, it } from 'vitest';
import { affirm, contain, wordsOf } from './whole-words.ts';

describe('the words of a text', () => {
  it('are without case, accents and what cannot be seen', () => {
    expect(wordsOf('Cr\u00C8che de\u200BLuxe, Rock ’n Play')).toEqual([
      'creche',
      'deluxe',
      '.',
      'rock',
      'n',
      'play',
    ]);
  });

  it('end where a sentence ends, but not within a number', () => {
    expect(wordsOf('Size 1.5. New!')).toEqual(['size', '1.5', '.', 'new', '.']);
  });
});

describe('a phrase', () => {
  it.each([
    ['a crib', 'crib'],
    ['two cribs', 'crib'],
    ['crutches', 'crutch'],
    ['puppies', 'puppy'],
    ['Drop-Side crib', 'drop side'],
  ])('is found in %s', (text, phrase) => {
    expect(contain(wordsOf(text), [phrase])).toBe(true);
  });

  it.each([
    ['scribble book', 'crib'],
    ['describe', 'crib'],
    ['a drop. Side table', 'drop side'],
    ['side drop', 'drop side'],
  ])('is not found in %s', (text, phrase) => {
    expect(contain(wordsOf(text), [phrase])).toBe(false);
  });
});

describe('what a seller says of a thing', () => {
  const crash = ['accident', 'crash'];

  it.each(['Was in an accident', 'After a crash', 'Never washed. One small accident'])(
    'is so: %s',
    (text) => {
      expect(affirm(wordsOf(text), crash)).toBe(true);
    },
  );

  it.each(['Never been in an accident', 'no crash', 'Accident-free', 'Has not been in any accident'])(
    'is not so: %s',
    (text) => {
      expect(affirm(wordsOf(text), crash)).toBe(false);
    },
  );
});
