import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsMeant } from './spelling.ts';

const words = ['train', 'trial', 'trans', 'boot', 'book', 'boy', 'stroller', 'dinosaur', 'balanc'];
const meant = (typed: string, alike: readonly string[] = []) => wordsMeant(typed, { spelt: words, alike });

it.each([
  ['trian', ['train']],
  ['rtain', ['train']],
  ['tran', ['train', 'trans']],
  ['bot', ['boot']],
  ['stroler', ['stroller']],
  ['strolller', ['stroller']],
  ['dinasaur', ['dinosaur']],
  ['blaanc', ['balanc']],
  ['xylophon', []],
])('by "%s" she may mean %j', (typed, expected) => {
  expect(meant(typed)).toEqual(expected);
});

it('takes words that differ in more than one place only where none differs in one', () => {
  expect(meant('tranpolin', ['trampolin'])).toEqual(['trampolin']);
  expect(meant('trian', ['triangl'])).toEqual(['train']);
});

it('takes five words at most', () => {
  const spelt = ['bat', 'bet', 'bit', 'but', 'bot', 'bbt'];
  expect(wordsMeant('bzt', { spelt, alike: [] })).toHaveLength(5);
});

describe('whatever the word', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdeé'), minLength: 3, maxLength: 12 });
  const finds = (typed: string, right: string) =>
    typed === right || wordsMeant(typed, { spelt: [right], alike: [] }).includes(right);

  it('is found with a letter left out, doubled, swapped with the next, or wrong', () => {
    fc.assert(
      fc.property(word, fc.nat(), (right, somewhere) => {
        const letters = [...right];
        const at = somewhere % (letters.length - 1);
        const [first = '', second = ''] = letters.slice(at);
        const slips = [[second], [first, first, second], [second, first], ['x', second]];
        for (const slip of slips) expect(finds(letters.toSpliced(at, 2, ...slip).join(''), right)).toBe(true);
      }),
    );
  });
});
