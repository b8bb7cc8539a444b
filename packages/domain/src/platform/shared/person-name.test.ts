import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPersonName, normalizePersonName } from './person-name.ts';

describe('the name of a person', () => {
  it.each([
    'Ana',
    'Zoë',
    'Zoe\u0308',
    'Mary Jane',
    'Anne-Marie',
    "D'Arcy",
    'D’Arcy',
    'J. R.',
    'St. Clair',
    'J.-P.',
    'Gal·la',
    'Nguyễn Thị Ánh',
    'Мария',
    '美咲',
    'マリア・テレサ',
    'می\u200cنا',
    'שרה־לאה',
    'प्रिया',
    'ʻIolani',
    "Ana '",
  ])('is accepted: %s', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each([
    'Your account is locked: http://evil.example/x',
    'evil.example',
    'www.evil',
    'evil。example',
    'evil．example',
    'a@b.example',
    '@ana',
    'Ana 2',
    'Ana\u0001',
    '\u001b[31mAna',
    'Ana\u202eairaM',
    'Ana\u200f',
    'Ana\u2028',
    'Ana\nMaria',
    '<b>Ana</b>',
    'Ana/Maria',
    'Ana:Maria',
    'Ana 🌷',
    '+1',
    '...',
    "'",
    ' ',
    '',
    '\u200d',
    '\u0301',
  ])('is refused: %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });

  it('never holds what a mail client makes a link of', () => {
    const unit = fc.constantFrom(..."aé .-'@:/1。".split(''), 'www.', 'http://', '.com');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        if (isPersonName(text)) expect(text).not.toMatch(/[@:/]|[.。]\p{L}/u);
      }),
      { numRuns: 2000 },
    );
  });

  it('is stored on one line, without marks of direction', () => {
    expect(normalizePersonName(' Ana\n\u202eMaria\u200f ')).toBe('Ana Maria');
  });
});
