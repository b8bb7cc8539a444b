import { isFull, rounds, sampled } from '@nestmates/domain/testing/depth.ts';
import { describe, expect, it } from 'vitest';
import { planted } from './planted.ts';
import { seedsFor } from './planted-table.ts';
import { search, shortened, stepsOfSeed } from './search.ts';
import { simulate } from './simulate.ts';

const minutes = 60_000;
const found = 'a page is opened under a new key each time';

describe('a world of orders', () => {
  it(
    'ends well, whatever fails on the way and whoever goes first',
    async () => {
      const lines: string[] = [];
      const print = (line: string) => void lines.push(line);
      const isWell = await search({ seed: 1, steps: rounds(1_000_000, 40_000), commit: 'under test', print });
      expect(isWell, lines.join('\n')).toBe(true);
    },
    15 * minutes,
  );

  it('is the same again for a seed, and another for another', async () => {
    const [one, again, other] = [7, 7, 8].map((seed) => simulate({ seed, steps: 1500 }));
    expect(await again).toEqual(await one);
    expect((await other)?.hash).not.toBe((await one)?.hash);
  });

  it.each(sampled(Object.keys(planted), 3))(
    'finds out that %s',
    async (name) => {
      expect(await seedsFor(name, rounds(60, 12))).toBeDefined();
    },
    5 * minutes,
  );

  if (isFull) {
    it(
      'leaves out most acts of a seed that fails, and still fails',
      async () => {
        const plant = planted[found];
        const lived = await firstFailure(found);
        const { without, lived: shorter } = await shortened(lived, plant);
        expect(shorter.findings).not.toEqual([]);
        expect(without.size).toBeGreaterThan(lived.acts / 2);
      },
      5 * minutes,
    );
  }
});

async function firstFailure(name: string) {
  for (let seed = 1; ; seed += 1) {
    const lived = await simulate({ seed, steps: stepsOfSeed, plant: planted[name] });
    if (lived.findings.length > 0) return lived;
  }
}
