import { isFull, rounds, sampled } from '@nestmates/domain/testing/depth.ts';
import { describe, expect, it } from 'vitest';
import { orderStory } from './orders/order-story.ts';
import { seedsFor } from './planted-table.ts';
import { search, shortened, stepsOfSeed } from './search.ts';
import { simulate } from './simulate.ts';
import { stories } from './stories.ts';

const minutes = 60_000;
const found = 'a page is opened under a new key each time';

describe.each(stories)('a world of $name', (story) => {
  it(
    'ends well, whatever fails on the way and whoever goes first',
    async () => {
      const lines: string[] = [];
      const print = (line: string) => void lines.push(line);
      const isWell = await search({
        story,
        seed: 1,
        steps: rounds(500_000, 20_000),
        commit: 'under test',
        print,
      });
      expect(isWell, lines.join('\n')).toBe(true);
    },
    15 * minutes,
  );

  it('is the same again for a seed, and another for another', async () => {
    const [one, again, other] = [7, 7, 8].map((seed) => simulate({ story, seed, steps: 1500 }));
    expect(await again).toEqual(await one);
    expect((await other)?.hash).not.toBe((await one)?.hash);
  });

  it.each(sampled(story.mistakes, 3))(
    'finds out that %s',
    async (mistake) => {
      expect(await seedsFor(story, mistake, rounds(60, 12))).toBeDefined();
    },
    5 * minutes,
  );
});

if (isFull) {
  it(
    'leaves out most acts of a seed that fails, and still fails',
    async () => {
      const lived = await firstFailure(found);
      const { without, lived: shorter } = await shortened(orderStory, lived, found);
      expect(shorter.findings).not.toEqual([]);
      expect(without.size).toBeGreaterThan(lived.acts / 2);
    },
    5 * minutes,
  );
}

async function firstFailure(mistake: string) {
  for (let seed = 1; ; seed += 1) {
    const lived = await simulate({ story: orderStory, seed, steps: stepsOfSeed, mistake });
    if (lived.findings.length > 0) return lived;
  }
}
