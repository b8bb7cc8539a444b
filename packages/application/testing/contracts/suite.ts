import * as vitest from 'vitest';

interface Case {
  readonly says: string;
  readonly run: () => unknown;
}

interface Collected {
  readonly cases: Case[];
  /** What comes before each case of the descriptions that are open. */
  readonly before: (() => unknown)[];
}

/** Set while a suite is read to be run against a faulty adapter. */
let collected: Collected | undefined;

/**
 * Works as Vitest's; the suites are written with these, so that a test can ask which of their sentences an adapter
 * breaks.
 */
export function describe(name: string, register: () => void): void {
  if (!collected) {
    vitest.describe(name, register);
    return;
  }
  const { before } = collected;
  const outside = before.length;
  register();
  before.splice(outside);
}

export function beforeEach(run: () => unknown): void {
  if (collected) collected.before.push(run);
  else vitest.beforeEach(async () => void (await run()));
}

function test(says: string, run: () => unknown): void {
  if (!collected) {
    vitest.it(says, async () => void (await run()));
    return;
  }
  const before = [...collected.before];
  collected.cases.push({
    says,
    async run() {
      for (const step of before) await step();
      await run();
    },
  });
}

type Given<Row> = Row extends readonly [...infer All] ? [...All] : [Row];

/** One for each of these, which stand in the sentence for `%s`. */
const each =
  <const Row>(rows: readonly Row[]) =>
  (says: string, run: (...given: Given<Row>) => unknown): void => {
    for (const row of rows) {
      const given = (Array.isArray(row) ? row : [row]) as Given<Row>;
      test(says.replace('%s', String(given[0])), () => run(...given));
    }
  };

export const it = Object.assign(test, { each });

/** The sentences of a suite, each with what became of it. */
async function outcomesOf(suite: () => void): Promise<readonly { says: string; isKept: boolean }[]> {
  const cases: Case[] = [];
  collected = { cases, before: [] };
  try {
    suite();
  } finally {
    collected = undefined;
  }
  const outcomes = [];
  for (const { says, run } of cases) {
    try {
      await run();
      outcomes.push({ says, isKept: true });
    } catch {
      outcomes.push({ says, isKept: false });
    }
  }
  return outcomes;
}

/** The sentences of the suite that do not hold for the adapter it is registered with. */
export async function brokenBy(suite: () => void): Promise<readonly string[]> {
  const outcomes = await outcomesOf(suite);
  return outcomes.flatMap(({ says, isKept }) => (isKept ? [] : [says]));
}

/** All its sentences. */
export async function sentencesOf(suite: () => void): Promise<readonly string[]> {
  return (await outcomesOf(suite)).map(({ says }) => says);
}
