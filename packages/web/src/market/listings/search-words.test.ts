import { describe, expect, it } from 'vitest';
import { following, type TypedWords, typedAt, wordsAt } from './search-words.ts';

const start = { key: 'start', state: null };
const elsewhere = { key: 'elsewhere', state: null };
const after = (words: TypedWords, key = 'after') => ({ key, state: following(words) });

describe('the words that are typed', () => {
  const rain = typedAt('rain', undefined, start);
  const rainBoots = typedAt('rain boots', rain, start);

  it('stay where they are typed', () => {
    expect(wordsAt(rain, start)?.text).toBe('rain');
  });

  it('stay while the address follows earlier ones', () => {
    expect(wordsAt(rainBoots, after(rain))?.text).toBe('rain boots');
  });

  it('stay while the page shows the address of before', () => {
    const more = typedAt('rain boots 8', rainBoots, after(rain));
    expect(wordsAt(more, start)?.text).toBe('rain boots 8');
    expect(wordsAt(more, after(rainBoots, 'later'))?.text).toBe('rain boots 8');
  });

  it('stay empty when they are deleted before the address has followed', () => {
    expect(wordsAt(typedAt('', rain, start), after(rain))?.text).toBe('');
  });

  it('do not stay where a link, Back or a button leads', () => {
    expect(wordsAt(rain, elsewhere)).toBeUndefined();
  });

  it('begin anew there, and do not stay where earlier ones were followed', () => {
    const puzzles = typedAt('puzzles', rain, elsewhere);
    expect(wordsAt(puzzles, elsewhere)?.text).toBe('puzzles');
    expect(wordsAt(puzzles, after(rain))).toBeUndefined();
  });
});
