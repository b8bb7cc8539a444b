import { describe, expect, it } from 'vitest';
import { linkify } from './linkify.ts';

const links = (text: string) => linkify(text).flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []));

describe('links in a message', () => {
  it('are web addresses, without the end of the sentence', () => {
    expect(linkify('See https://zoo.org/map.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'https://zoo.org/map', href: 'https://zoo.org/map', at: 4 },
      { kind: 'text', text: '.' },
    ]);
  });

  it('keep the brackets that are theirs', () => {
    expect(links('(https://en.wikipedia.org/wiki/Zoo_(place))')).toEqual([
      'https://en.wikipedia.org/wiki/Zoo_(place)',
    ]);
  });

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,hi'],
    ['https://'],
    ['https://bank.com@evil.example/'],
    ['www.zoo.org'],
  ])('%s stays text', (text) => {
    expect(linkify(text)).toEqual([{ kind: 'text', text }]);
  });

  it('never lose a character', () => {
    const text = 'a https://x.y/?q=1&b=2, b http://z.org!! c';
    expect(
      linkify(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
