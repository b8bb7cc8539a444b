import { expect, it } from 'vitest';
import { poseNames, twoPoses } from './poses.ts';

it('asks for any pose first and any other one second', () => {
  const parts = poseNames.map((_, nth) => nth / poseNames.length);
  const seconds = parts.slice(0, -1).map((_, nth) => (nth + 0.5) / (poseNames.length - 1));
  const pairs = parts.flatMap((first) =>
    seconds.map((second) => {
      const numbers = [first, second];
      return twoPoses(() => numbers.shift() ?? 0).join();
    }),
  );
  expect(new Set(pairs).size).toBe(poseNames.length * (poseNames.length - 1));
  for (const [first, second] of pairs.map((pair) => pair.split(','))) expect(first).not.toBe(second);
});
