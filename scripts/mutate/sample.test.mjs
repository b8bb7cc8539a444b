import { expect, it } from 'vitest';
import { sampleOf } from './sample.mjs';

const mutantsOf = (folder, count) =>
  Array.from({ length: count }, (_, line) => ({
    file: `packages/domain/src/${folder}/rule.ts`,
    line,
    change: `change ${line}`,
  }));

it('takes so many of each folder, and says of how many', () => {
  const mutants = [...mutantsOf('money/payments', 9), ...mutantsOf('friends/blocks', 2)];
  const counts = sampleOf(mutants, { size: 4, seed: 1 }).map(({ folder, of, mutants: chosen }) => [
    folder,
    of,
    chosen.length,
  ]);
  expect(counts).toEqual([
    ['friends/blocks', 2, 2],
    ['money/payments', 9, 4],
  ]);
});

it('takes the same ones for the same seed, and others for another', () => {
  const changesOf = (mutants, seed) =>
    sampleOf(mutants, { size: 5, seed }).flatMap((row) => row.mutants.map(({ change }) => change));
  const mutants = mutantsOf('money/payments', 50);
  expect(changesOf(mutants.toReversed(), 1)).toEqual(changesOf(mutants, 1));
  expect(changesOf(mutants, 2)).not.toEqual(changesOf(mutants, 1));
});
