import { stepsOfSeed } from './search.ts';
import { simulate } from './simulate.ts';
import type { Story } from './story.ts';

/** How many seeds it took to find each planted mistake; undefined where they were not enough. */
export async function seedsFor(
  story: Story,
  mistake: string,
  most: number,
): Promise<{ seeds: number; found: string } | undefined> {
  for (let seed = 1; seed <= most; seed += 1) {
    const { findings } = await simulate({ story, seed, steps: stepsOfSeed, mistake });
    if (findings[0] !== undefined) return { seeds: seed, found: findings[0] };
  }
  return undefined;
}

/** Prints the table of `docs/proof.md`; whether all were found. */
export async function printPlanted(
  stories: readonly Story[],
  most: number,
  print: (line: string) => void,
): Promise<boolean> {
  let isWell = true;
  print('| planted | seeds | found as |\n|---|---|---|');
  for (const story of stories) {
    for (const mistake of story.mistakes) {
      const found = await seedsFor(story, mistake, most);
      print(`| ${mistake} | ${found?.seeds ?? `not in ${most}`} | ${found?.found ?? ''} |`);
      isWell &&= found !== undefined;
    }
  }
  return isWell;
}
