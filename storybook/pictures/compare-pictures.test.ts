import { expect, test } from 'vitest';
import { differingPixels, type Pixels } from './compare-pictures.ts';

/** A grey picture from rows of digits: 0 is black, 9 is white. */
const picture = (...rows: readonly string[]): Pixels => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  data: Uint8Array.from(
    rows
      .join('')
      .split('')
      .flatMap((digit) => Array(3).fill((Number(digit) / 9) * 255)),
  ),
});

const stem = picture('99999999', '99909999', '99909999', '99909999', '99999999');

test('finds nothing in equal pictures', () => {
  expect(differingPixels(stem, stem)).toEqual([]);
});

test('finds nothing in a letter with softer edges', () => {
  const softer = picture('99999999', '99815999', '99815999', '99815999', '99999999');
  expect(differingPixels(stem, softer)).toEqual([]);
});

test('finds nothing in a letter that is moved by one pixel', () => {
  const moved = picture('99999999', '99990999', '99990999', '99990999', '99999999');
  expect(differingPixels(stem, moved)).toEqual([]);
});

test('finds a letter that is moved by two pixels', () => {
  const moved = picture('99999999', '99999099', '99999099', '99999099', '99999999');
  expect(differingPixels(stem, moved).length).toBeGreaterThan(0);
});

test('finds a letter that is missing, and one that is new', () => {
  const blank = picture('99999999', '99999999', '99999999', '99999999', '99999999');
  expect(differingPixels(stem, blank).length).toBeGreaterThan(0);
  expect(differingPixels(blank, stem).length).toBeGreaterThan(0);
});

test('finds another background', () => {
  const darker = picture('77777777', '77707777', '77707777', '77707777', '77777777');
  expect(differingPixels(stem, darker).length).toBeGreaterThan(20);
});
