/** How many runs are remembered. */
const kept = 10;

/** Which tests needed a second try, by the log of a run: the suite, the file and the name. */
export const secondTriesIn = (log) => [...new Set([...log.matchAll(/^↻ (.+)$/gm)].map(([, test]) => test))];

/**
 * The runs with one more at their end, how often each test needed a second try in them, and which of this run needed
 * it in the run before as well: those fail more often than a busy machine explains.
 */
export function withRun(runs, run) {
  const before = runs.at(-1)?.secondTries ?? [];
  const all = [...runs, run].slice(-kept);
  const counts = new Map();
  for (const test of all.flatMap(({ secondTries }) => secondTries))
    counts.set(test, (counts.get(test) ?? 0) + 1);
  return {
    runs: all,
    counts: [...counts].sort(([, one], [, other]) => other - one),
    inARow: run.secondTries.filter((test) => before.includes(test)),
  };
}
