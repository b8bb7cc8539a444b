import { describe, expect, it } from 'vitest';
import { fillRails, type RailKind, railRule, railTitle, searchOfRail } from './listing-rails.ts';

const of = (kind: RailKind, ids: readonly number[], age: number | null = null) =>
  ids.map((id) => ({ kind, age, id }));
const idsOf = (rails: ReturnType<typeof fillRails>) =>
  rails.map(({ listings }) => listings.map(({ id }) => id));

describe('rails of the marketplace', () => {
  it('stand in one order, those of younger children first', () => {
    const rails = fillRails([
      ...of('known', [10]),
      ...of('new', [7, 8, 9]),
      ...of('age', [1, 2, 3], 6),
      ...of('near', [11, 12, 13]),
      ...of('age', [4, 5, 6], 3),
    ]);
    expect(rails.map(({ kind, age }) => [kind, age])).toEqual([
      ['age', 3],
      ['age', 6],
      ['near', null],
      ['new', null],
      ['known', null],
    ]);
  });

  it('show a listing once, in the first that it fits', () => {
    const rails = fillRails([...of('near', [1, 2, 3, 4, 5, 6]), ...of('age', [1, 2, 3], 3)]);
    expect(idsOf(rails)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('are left out where they are short, but for what one thing of a connection is', () => {
    expect(fillRails([...of('near', [1, 2]), ...of('new', [1, 2, 3]), ...of('known', [4])])).toMatchObject([
      { kind: 'new' },
      { kind: 'known' },
    ]);
    expect(fillRails([])).toEqual([]);
  });

  it('have an end', () => {
    const [rail] = fillRails(
      of(
        'new',
        Array.from({ length: 20 }, (_, at) => at + 1),
      ),
    );
    expect(rail?.listings).toHaveLength(railRule.longest);
  });

  it('have a title, and a search for the rest', () => {
    const titles = [0, 1, 3, 8, 11, 18].map((age) => railTitle({ kind: 'age', age }));
    expect(titles).toEqual([
      'For a baby',
      'For a 1-year-old',
      'For a 3-year-old',
      'For an 8-year-old',
      'For an 11-year-old',
      'For an 18-year-old',
    ]);
    const others = (['near', 'new', 'known'] as const).map((kind) => railTitle({ kind, age: null }));
    expect(others).toEqual(['Within 5 km', 'New this week', 'From mothers you know']);
    expect(searchOfRail({ kind: 'age', age: 3 })).toEqual({ age: 3, sort: 'nearest' });
    expect(searchOfRail({ kind: 'near', age: null })).toEqual({ distance: 'within-5' });
    expect(searchOfRail({ kind: 'new', age: null })).toEqual({ sort: 'newest' });
    expect(searchOfRail({ kind: 'known', age: null })).toEqual({ known: true });
  });
});
