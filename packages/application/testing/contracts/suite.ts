import * as vitest from 'vitest';

interface Case {
  readonly says: string;
  readonly run: () => unknown;
}

/** Set while a suite is read to be run against a faulty adapter. */
let collected: Case[] | undefined;

/** As Vitest's; the suites are written with these, so that a test can ask which of their sentences an adapter breaks. */
export function describe(name: string, register: () => void): void {
  if (collected) register();
  else vitest.describe(name, register);
}

export function it(says: string, run: () => unknown): void {
  if (collected) collected.push({ says, run });
  else vitest.it(says, async () => void (await run()));
}

/** The sentences of the suite that do not hold for the adapter it is registered with. */
export async function brokenBy(suite: () => void): Promise<readonly string[]> {
  const cases: Case[] = [];
  collected = cases;
  try {
    suite();
  } finally {
    collected = undefined;
  }
  const broken: string[] = [];
  for (const { says, run } of cases) {
    try {
      await run();
    } catch {
      broken.push(says);
    }
  }
  return broken;
}
