import { expect, it } from 'vitest';
import { WeightedSemaphore } from './weighted-semaphore.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs what there is capacity for, in order, and the next when one has ended', async () => {
  const semaphore = new WeightedSemaphore(10);
  const running: string[] = [];
  const finish = new Map<string, () => void>();
  const run = (name: string, weight: number) =>
    semaphore.run(weight, () => {
      running.push(name);
      return new Promise<void>((resolve) => finish.set(name, resolve));
    });

  const all = [run('five', 5), run('six', 6), run('one', 1)];
  await settled();
  expect(running).toEqual(['five']);

  finish.get('five')?.();
  await settled();
  expect(running).toEqual(['five', 'six', 'one']);

  for (const go of finish.values()) go();
  await Promise.all(all);
});

it('has its capacity back after work that failed', async () => {
  const semaphore = new WeightedSemaphore(1);
  await expect(semaphore.run(1, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await expect(semaphore.run(1, () => Promise.resolve('fine'))).resolves.toBe('fine');
});
