import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { editForm } from './forms.ts';

const answers = {
  firstName: 'Ana',
  bio: '',
  parentingVibe: [],
  lifestyleInterests: [],
  lookingFor: [],
  availability: [],
};

const read = (age: string) => {
  const { data, error } = z.safeParse(editForm, { ...answers, age });
  return data?.age ?? error?.issues.map(({ message }) => message).join(' ');
};

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
