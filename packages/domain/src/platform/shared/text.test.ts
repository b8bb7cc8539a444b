import { describe, expect, it } from 'vitest';
import { characterCount, hasVisibleText, toOneLine } from './text.ts';

describe('a text', () => {
  it.each([
    ['', 0],
    ['Ümlaut', 6],
    ['🙂🙂', 2],
  ])('is as long as it has characters: %j', (text, length) => {
    expect(characterCount(text)).toBe(length);
  });

  it.each(['a', ' ? ', '🙂', '\u200bx', '👩‍👧'])('has visible text: %j', (text) => {
    expect(hasVisibleText(text)).toBe(true);
  });

  it.each(['', '  \n\t', '\u200b', '\u2060\ufeff', '\u202e \u00a0', '\u3164', '\u2800 \u00ad'])(
    'says nothing: %j',
    (text) => {
      expect(hasVisibleText(text)).toBe(false);
    },
  );

  it.each([
    [' Ana\tMaria\n', 'Ana Maria'],
    ['Ana\u202eairaM', 'AnaairaM'],
    ['\u2066Zoë\u2069', 'Zoë'],
    ['می\u200cنا', 'می\u200cنا'],
  ])('is put on one line: %j', (text, line) => {
    expect(toOneLine(text)).toBe(line);
  });
});
