import { describe, expect, it } from 'vitest';
import { inOrder } from './migration-order.ts';

const migration = { up: async () => undefined };
const namesIn = (...byFeature: Parameters<typeof inOrder>[0]) => inOrder(byFeature).map(([name]) => name);

describe('the migrations of all features', () => {
  it('run in the order of their names, whatever the order of the features is', () => {
    const one = { '20261121T090000-b': migration, '20261121T090001-a': migration };
    const other = { '20261120T235959-c': migration };
    expect(namesIn(one, other)).toEqual(['20261120T235959-c', '20261121T090000-b', '20261121T090001-a']);
  });

  it('have names of their own', () => {
    const one = { '20261120T090000-a': migration };
    expect(() => namesIn(one, one)).toThrow('20261120T090000-a');
  });

  it.each(['2026-11-20-a', '20261120T0900-a', '20261120T090000', '20261120T090000-A_b'])(
    'are not named %s',
    (name) => {
      expect(() => namesIn({ [name]: migration })).toThrow(name);
    },
  );
});
