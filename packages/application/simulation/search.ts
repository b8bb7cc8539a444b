import { createHash } from 'node:crypto';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { type Simulated, simulate } from './simulate.ts';
import type { Story } from './story.ts';

/** Steps of a seed in which things go wrong; the ending of each comes on top. */
export const stepsOfSeed = 2500;
const triesToShorten = 80;

interface Search {
  readonly story: Story;
  readonly seed: number;
  readonly steps: number;
  readonly minutes?: number;
  readonly commit: string;
  readonly print: (line: string) => void;
}

/** Lives seed after seed until so many steps are taken or the time is up; stops at a finding, and prints it. */
export async function search({
  story,
  seed: first,
  steps,
  minutes: limit,
  commit,
  print,
}: Search): Promise<boolean> {
  const began = performance.now();
  const ends = limit === undefined ? Number.POSITIVE_INFINITY : began + minutes(limit);
  const hash = createHash('sha256');
  let [taken, seed] = [0, first];
  let found: Simulated | undefined;
  while (!found && (limit === undefined ? taken < steps : performance.now() < ends)) {
    const lived = await simulate({ story, seed, steps: stepsOfSeed });
    hash.update(lived.hash);
    taken += lived.steps;
    if (lived.findings.length > 0) found = lived;
    else seed += 1;
  }
  if (found) await report({ story, found, commit, print });
  const seeds = found ? `seed ${found.seed}` : `seeds ${first} to ${seed - 1}`;
  const rate = Math.round((taken / (performance.now() - began)) * 1000);
  const what = found ? found.findings.join('; ') : 'nothing found';
  print(
    `${story.name}: ${seeds}, ${taken} steps (${rate}/s), hash ${hash.digest('hex').slice(0, 16)}: ${what}`,
  );
  return !found;
}

interface Report extends Pick<Search, 'story' | 'commit' | 'print'> {
  readonly found: Simulated;
}

async function report({ story, found, commit, print }: Report): Promise<void> {
  const { seed, acts } = found;
  print(`Seed ${seed} of ${story.name} at commit ${commit}: ${found.findings.join('; ')}`);
  const { without, lived } = await shortened(story, found);
  print(`${acts - without.size} of ${acts} acts of members are enough; the end of the shortest trace:`);
  for (const line of lived.lately) print(`  ${line}`);
}

/** Leaves out acts of members, many at once and then fewer, as long as anything is still found. */
export async function shortened(
  story: Story,
  found: Simulated,
  mistake?: string,
): Promise<{ readonly without: ReadonlySet<number>; readonly lived: Simulated }> {
  let without: ReadonlySet<number> = new Set();
  let lived = found;
  let tries = 0;
  for (let size = Math.ceil(found.acts / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 1; from <= found.acts && tries < triesToShorten; from += size) {
      const more = Array.from({ length: size }, (_, nth) => from + nth).filter(
        (act) => act <= found.acts && !without.has(act),
      );
      if (more.length === 0) continue;
      tries += 1;
      const shorter = new Set([...without, ...more]);
      const again = await simulate({
        story,
        seed: found.seed,
        steps: stepsOfSeed,
        mistake,
        without: shorter,
      });
      if (again.findings.length > 0) [without, lived] = [shorter, again];
    }
  }
  return { without, lived };
}
