import { planted } from './planted.ts';
import { stepsOfSeed } from './search.ts';
import { simulate } from './simulate.ts';

/** How many seeds it took to find each planted mistake; undefined where they were not enough. */
export async function seedsFor(
  name: string,
  most: number,
): Promise<{ seeds: number; found: string } | undefined> {
  for (let seed = 1; seed <= most; seed += 1) {
    const { findings } = await simulate({ seed, steps: stepsOfSeed, plant: planted[name] });
    if (findings[0] !== undefined) return { seeds: seed, found: findings[0] };
  }
  return undefined;
}

/** Prints the table of `docs/proof.md`; whether all were found. */
export async function printPlanted(most: number, print: (line: string) => void): Promise<boolean> {
  let isWell = true;
  print('| planted | seeds | found as |\n|---|---|---|');
  for (const name of Object.keys(planted)) {
    const found = await seedsFor(name, most);
    print(`| ${name} | ${found?.seeds ?? `not in ${most}`} | ${found?.found ?? ''} |`);
    isWell &&= found !== undefined;
  }
  return isWell;
}
