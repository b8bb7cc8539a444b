import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { childrenBody } from './contract.ts';

const child = { gender: 'girl', age: 3 };

function complaints(children: unknown): string[] {
  const result = z.safeParse(childrenBody, { children });
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the children of a form', () => {
  it('are one or more, each with a gender and an age', () => {
    expect(complaints([child])).toEqual([]);
    expect(complaints([])).toEqual(['children: Please add at least one child']);
    expect(complaints(undefined)).toEqual(['children: Please add at least one child']);
  });

  it('are at most twenty', () => {
    expect(complaints(Array.from({ length: 20 }, () => child))).toEqual([]);
    expect(complaints(Array.from({ length: 30 }, () => child))).toEqual([
      'children: You can add up to 20 children',
    ]);
  });

  it.each([
    [{ gender: undefined }, 'children.1.gender: Please select a gender'],
    [{ gender: 'dragon' }, 'children.1.gender: Please select a gender'],
    [{ age: -1 }, 'children.1.age: Age must be at least 0'],
    [{ age: 19 }, 'children.1.age: Age must be 18 or under'],
    [{ age: 2.5 }, 'children.1.age: Please give the age in whole years'],
    [{ age: undefined }, 'children.1.age: Please give the age in whole years'],
    [{ stemPlay: ['painting'] }, 'children.1.stemPlay.0: This is not one of the options'],
    [{ name: 'x'.repeat(51) }, 'children.1.name: Name must be under 50 characters'],
  ])('with %o are refused, with the path of the field', (wrong, complaint) => {
    expect(complaints([child, { ...child, ...wrong }])).toEqual([complaint]);
  });

  it.each([0, 18])('may be %d years old', (age) => {
    expect(complaints([{ ...child, age }])).toEqual([]);
  });

  it('may come with all ten lists', () => {
    expect(
      complaints([
        {
          ...child,
          interests: ['dinosaurs'],
          creativePlay: ['painting'],
          stemPlay: ['puzzles'],
          physicalPlay: ['climbing'],
          sensoryPlay: ['bubbles'],
          natureAnimals: ['bugs'],
          digitalMedia: ['screen-free'],
          personalitySocial: ['curious'],
          developmentalSupport: ['food-allergies'],
          dailyRhythmEnv: ['still-naps'],
        },
      ]),
    ).toEqual([]);
  });
});
