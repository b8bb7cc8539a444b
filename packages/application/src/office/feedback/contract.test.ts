import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { feedbackBody } from './contract.ts';

const complaints = (value: unknown) =>
  z.safeParse(feedbackBody, value).error?.issues.map(({ message }) => message) ?? [];

it.each([
  [{ category: 'Bug', message: 'x' }, []],
  [{ category: 'Suggestion', message: 'x'.repeat(1000) }, []],
  [{ category: 'Praise', message: 'x' }, ['Please select a category']],
  [{ message: 'x' }, ['Please select a category']],
  [{ category: 'Other', message: '   ' }, ['Message is required']],
  [{ category: 'Other', message: '\u200b' }, ['Message is required']],
  [{ category: 'Other' }, ['Message is required']],
  [{ category: 'Other', message: 'x'.repeat(1001) }, ['Message must be under 1000 characters']],
])('feedback case %#', (value, expected) => {
  expect(complaints(value)).toEqual(expected);
});
