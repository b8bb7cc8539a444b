import fc from 'fast-check';
import { expect, it } from 'vitest';
import { later, minutes } from '../../platform/shared/time.ts';
import {
  areTogether,
  comparedInFull,
  countedReporters,
  headsOf,
  type WeighedReporter,
} from './reporters-apart.ts';

const start = new Date('2026-11-30T12:00:00Z');
const reporters = fc
  .array(
    fc.record({
      weight: fc.integer({ min: 1, max: 5 }),
      traces: fc.uniqueArray(fc.integer({ min: 0, max: 200 }).map(String), { maxLength: 2 }),
      onlyDid: fc.option(
        fc.record({
          openedAt: fc.integer({ min: 0, max: 600 }).map((count) => later(start, minutes(count))),
          thing: fc.constantFrom('listing 1', 'listing 2'),
        }),
        { nil: undefined },
      ),
    }),
    { minLength: comparedInFull, maxLength: comparedInFull + 60 },
  )
  .map((all) => all.map((one, nth): WeighedReporter => ({ ...one, key: String(nth) })));

it('of many, a later reporter counts where nobody before shares a trace or behaves alike, compared one by one', () => {
  fc.assert(
    fc.property(reporters, (all) => {
      const before = all.slice(0, comparedInFull);
      const expected: string[] = [];
      for (const one of all.slice(comparedInFull)) {
        if (before.some((other) => areTogether(one, other))) continue;
        before.push(one);
        expected.push(one.key);
      }
      const counted = countedReporters(all).map(({ key }) => key);
      expect(counted.filter((key) => Number(key) >= comparedInFull)).toEqual(expected);
    }),
  );
});

it('whoever does not count has the number of one they belong together with', () => {
  fc.assert(
    fc.property(reporters, (all) => {
      const counted = new Set(countedReporters(all));
      for (const [one, head] of headsOf(all)) {
        if (counted.has(one)) expect(head).toBe(one);
        else expect(areTogether(one, head)).toBe(true);
        const isWithCounted = [...counted].some((other) => areTogether(one, other));
        if (isWithCounted) expect(counted).toContain(head);
      }
    }),
  );
});

it.each([
  ['all apart', (nth: number) => [`network ${nth}`]],
  ['all together', () => ['network']],
])('twice as many reporters are looked at twice as often: %s', (_, tracesOf) => {
  const readsOf = (count: number): number => {
    let reads = 0;
    const counting: ProxyHandler<WeighedReporter> = {
      get(one, name, by) {
        reads += 1;
        return Reflect.get(one, name, by);
      },
    };
    const all = Array.from(
      { length: count },
      (__, nth) => new Proxy({ key: String(nth), weight: 1, traces: tracesOf(nth) }, counting),
    );
    headsOf(all);
    return reads;
  };
  expect(readsOf(2_000)).toBeLessThan(2.1 * readsOf(1_000));
});
