import { suites } from './suites.mjs';

/** How many runs are remembered. */
const kept = 10;

/** Which tests needed a second try, by the log of a run: the suite, the file and the name. */
export const secondTriesIn = (log) => [...new Set([...log.matchAll(/^↻ (.+)$/gm)].map(([, test]) => test))];

/** Suites whose tests this run did not try again although they failed, or that it did not come to. */
export function untriedIn(log) {
  const isDecided = (name) =>
    new RegExp(`^(${name}: \\d+ passed, 0 failed|── ${name}: \\d+ once more)`, 'm').test(log);
  return Object.keys(suites).filter((name) => suites[name].mayTryAgain && !isDecided(name));
}

/**
 * The runs with one more at their end, how often each test needed a second try in them, and which of this run needed
 * it in the run before as well: those fail more often than a busy machine explains. A suite that was not tried again
 * leaves open what the run before has found of it.
 */
export function withRun(runs, { commit, secondTries, untried }) {
  const last = runs.at(-1);
  const before = [...(last?.secondTries ?? []), ...(last?.open ?? [])];
  const open = before.filter((test) => untried.some((name) => test.startsWith(`${name} `)));
  const all = [...runs, { commit, secondTries, open }].slice(-kept);
  const counts = new Map();
  for (const test of all.flatMap(({ secondTries }) => secondTries))
    counts.set(test, (counts.get(test) ?? 0) + 1);
  return {
    runs: all,
    counts: [...counts].sort(([, one], [, other]) => other - one),
    inARow: secondTries.filter((test) => before.includes(test)),
  };
}
