import { describe, expect, it } from 'vitest';
import { applyChildAnswers, type FamilyChild, mergeFamily, requireUnchangedFamily } from './family.ts';
import { childColumns } from './preferences.ts';

const noLists = Object.fromEntries(childColumns.map((column) => [column, []]));
const mila = {
  ...noLists,
  id: 7,
  name: 'Mila',
  gender: 'girl',
  age: 3,
  stemPlay: ['puzzles'],
} as unknown as FamilyChild;
const theo = { ...noLists, id: 8, name: null, gender: 'boy', age: 6 } as unknown as FamilyChild;

describe('a family after the form', () => {
  it('adds new children with their lists', () => {
    expect(applyChildAnswers([{ gender: 'non-binary', age: 0, sensoryPlay: ['bubbles'] }], [])).toEqual([
      { ...noLists, id: null, name: null, gender: 'non-binary', age: 0, sensoryPlay: ['bubbles'] },
    ]);
  });

  it('finds a child by its id, and keeps what the form did not ask', () => {
    expect(
      applyChildAnswers([{ id: 7, gender: 'girl', age: 4, creativePlay: ['painting'] }], [mila]),
    ).toEqual([{ ...mila, age: 4, creativePlay: ['painting'] }]);
  });

  it('empties what the form emptied', () => {
    const [after] = applyChildAnswers([{ id: 7, gender: 'girl', age: 3, name: null, stemPlay: [] }], [mila]);
    expect(after).toMatchObject({ name: null, stemPlay: [] });
  });

  it('is in the order of the form, without those it does not name', () => {
    const after = applyChildAnswers(
      [
        { gender: 'boy', age: 1 },
        { id: 8, gender: 'boy', age: 6 },
      ],
      [mila, theo],
    );
    expect(after.map(({ id }) => id)).toEqual([null, 8]);
  });

  it.each([
    ['a child of another family', [{ id: 99, gender: 'girl', age: 3 }], 'children.0.id'],
    [
      'one child twice',
      [
        { id: 7, gender: 'girl', age: 3 },
        { id: 7, gender: 'girl', age: 3 },
      ],
      'children.1.id',
    ],
  ] as const)('refuses %s', (_, answers, path) => {
    expect(() => applyChildAnswers(answers, [mila])).toThrow(
      expect.objectContaining({
        details: { issues: [{ path, message: 'This child is not on your profile' }] },
      }),
    );
  });
});

describe('a form that began from other children', () => {
  const now = [{ id: 7 }, { id: 8 }];

  it.each([[[7]], [[7, 8, 9]], [[7, 9]], [[]]])('from %j is refused', (formChildIds) => {
    expect(() => requireUnchangedFamily(formChildIds, now)).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'CONFLICT' }),
    );
  });

  it.each([[[8, 7]], [undefined]])('is none when it says %j', (formChildIds) => {
    expect(() => requireUnchangedFamily(formChildIds, now)).not.toThrow();
  });

  it('keeps what was typed, drops children deleted elsewhere and appends those added', () => {
    const formChildren = [{ id: 6, age: 2 }, { id: 7, age: 4 }, { age: 1 }];
    const current = [
      { id: 7, age: 3 },
      { id: 8, age: 6 },
    ];
    expect(mergeFamily(formChildren, [6, 7], current)).toEqual([
      { id: 7, age: 4 },
      { age: 1 },
      { id: 8, age: 6 },
    ]);
  });

  it('keeps children removed that the form removed', () => {
    expect(mergeFamily([{ id: 7 }], [7, 8], now)).toEqual([{ id: 7 }]);
  });
});
