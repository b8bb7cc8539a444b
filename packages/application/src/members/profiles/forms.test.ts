import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { editForm } from './forms.ts';

const answers = {
  firstName: 'Ana',
  bio: 'Walks, libraries and strong coffee.',
  parentingVibe: [],
  lifestyleInterests: [],
  lookingFor: [],
  availability: [],
};

const refusals = (changed: Readonly<Record<string, string>>) =>
  z.safeParse(editForm, { ...answers, age: '34', ...changed }).error?.issues.map(({ message }) => message);

const read = (age: string) => refusals({ age })?.join(' ') ?? z.parse(editForm, { ...answers, age }).age;

it('a bio that is emptied is not taken for one that stays as it was', () => {
  expect(refusals({ bio: '' })).toEqual(['Bio must be at least 10 characters']);
  expect(refusals({})).toBeUndefined();
});

describe('an age that is typed', () => {
  it.each([
    ['34', 34],
    [' 34 ', 34],
    ['1e2', 'Please enter your age'],
    ['25.5', 'Please enter your age'],
    ['25.', 'Please enter your age'],
    ['0x20', 'Please enter your age'],
    ['', 'Please enter your age'],
    ['17', 'Must be at least 18'],
    ['101', 'Must be under 100'],
  ])('"%s" is %s', (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });
});
