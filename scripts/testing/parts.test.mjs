import { describe, expect, it } from 'vitest';
import { inParts, partNamed } from './parts.mjs';

const pieces = [90, 5, 40, 40, 30, 20, 10].map((seconds, index) => ({ file: `file-${index}`, seconds }));
const lengthOf = (part) => part.reduce((sum, { seconds }) => sum + seconds, 0);

describe('the parts of the deep tests', () => {
  it('hold every piece once', () => {
    const files = inParts(pieces, 3).flatMap((part) => part.map(({ file }) => file));
    expect(files.toSorted()).toEqual(pieces.map(({ file }) => file).toSorted());
  });

  it('take about the same time', () => {
    expect(inParts(pieces, 3).map(lengthOf)).toEqual([90, 75, 70]);
  });

  it('do not depend on the order of the pieces', () => {
    expect(inParts(pieces.toReversed(), 3)).toEqual(inParts(pieces, 3));
  });

  it('may be more than the pieces', () => {
    expect(inParts(pieces.slice(0, 1), 2)).toEqual([[pieces[0]], []]);
  });

  it.each(['0/6', '7/6', '2', 'a/b', '2/6/1', ''])('are not named by "%s"', (text) => {
    expect(partNamed(text)).toBeUndefined();
  });

  it('are named by their number and how many there are', () => {
    expect(partNamed('2/6')).toEqual({ part: 2, count: 6 });
  });
});
