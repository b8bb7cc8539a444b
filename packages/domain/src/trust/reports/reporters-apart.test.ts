import fc from 'fast-check';
import { expect, it } from 'vitest';
import { later, minutes } from '../../platform/shared/time.ts';
import { areTogether, comparedInFull, countedReporters, type WeighedReporter } from './reporters-apart.ts';

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
