import type { Story } from './story.ts';
import { World } from './world.ts';

export interface Simulated {
  readonly seed: number;
  readonly steps: number;
  readonly acts: number;
  /** Digest of all that happened, in order. */
  readonly hash: string;
  readonly findings: readonly string[];
  /** The last that happened. */
  readonly lately: readonly string[];
}

interface How {
  readonly story: Story;
  readonly seed: number;
  /** Steps before the faults end and everything has its time to come to an end. */
  readonly steps: number;
  readonly mistake?: string | undefined;
  readonly without?: ReadonlySet<number>;
}

/** Whoever still works after so many steps in the end will never stop. */
const stepsOfTheEnd = 8_000;

/** Lives one seed to its end, or to its first finding. */
export async function simulate({
  story,
  seed,
  steps,
  mistake,
  without = new Set(),
}: How): Promise<Simulated> {
  const world = new World(seed);
  const life = story.begin(world, { mistake, without });
  let [commits, outside] = [0, ''];
  const goOn = async (until?: number): Promise<boolean> => {
    const isGoing = await world.goOn(until);
    const now = life.outside();
    if (now === outside && world.tables.commits === commits) return isGoing;
    [commits, outside] = [world.tables.commits, now];
    life.look();
    return isGoing;
  };
  const live = async (span: number): Promise<void> => {
    const until = world.scheduler.now().getTime() + span;
    const last = world.scheduler.steps + stepsOfTheEnd;
    while (world.findings.length === 0 && (await goOn(until))) {
      if (world.scheduler.steps > last) world.findings.push('Something never ends');
    }
  };

  life.members.start();
  while (world.findings.length === 0 && world.scheduler.steps < steps) await goOn();
  life.members.stop();
  world.faults.calm = true;
  await life.settle(live);
  if (world.findings.length === 0) world.findings.push(...(await life.faults()));
  const { hash, lately } = world.scheduler;
  return {
    seed,
    steps: world.scheduler.steps,
    acts: life.members.acts,
    hash,
    findings: world.findings,
    lately,
  };
}
