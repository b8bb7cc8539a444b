import { describe, expect, it } from 'vitest';
import { inOrder } from './migration-order.ts';

const migration = (after?: string) => ({
  up: async () => undefined,
  down: async () => undefined,
  ...(after ? { after } : {}),
});
const namesIn = (...byFeature: Parameters<typeof inOrder>[0]) => inOrder(byFeature).map(([name]) => name);

describe('the migrations of all features', () => {
  it('run in the order of their dates, whatever the order of the features is', () => {
    const one = { '2026-11-21-b': migration(), '2026-11-22-a': migration() };
    const other = { '2026-11-20-c': migration() };
    expect(namesIn(one, other)).toEqual(['2026-11-20-c', '2026-11-21-b', '2026-11-22-a']);
  });

  it('wait for the migration that they name', () => {
    const waiting = { '2026-11-20-a': migration('2026-11-20-c') };
    const other = { '2026-11-20-b': migration(), '2026-11-20-c': migration('2026-11-20-b') };
    expect(namesIn(waiting, other)).toEqual(['2026-11-20-b', '2026-11-20-c', '2026-11-20-a']);
  });

  it('do not wait for one that never comes', () => {
    expect(() => namesIn({ '2026-11-20-a': migration('2026-11-19-z') })).toThrow('2026-11-20-a');
    const circle = { '2026-11-20-a': migration('2026-11-20-b'), '2026-11-20-b': migration('2026-11-20-a') };
    expect(() => namesIn(circle)).toThrow('2026-11-20-a, 2026-11-20-b');
  });

  it('have names of their own', () => {
    expect(() => namesIn({ '2026-11-20-a': migration() }, { '2026-11-20-a': migration() })).toThrow(
      '2026-11-20-a',
    );
  });
});
