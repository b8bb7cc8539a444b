import { expect, it } from 'vitest';
import { Turnstile } from './weighted-semaphore.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('lets in what there is room for, in turn, and the next when someone leaves', async () => {
  const turnstile = new Turnstile(10);
  const inside: string[] = [];
  const leave = new Map<string, () => void>();
  const visit = (name: string, weight: number) =>
    turnstile.through(weight, () => {
      inside.push(name);
      return new Promise<void>((resolve) => leave.set(name, resolve));
    });

  const all = [visit('five', 5), visit('six', 6), visit('one', 1)];
  await settled();
  expect(inside).toEqual(['five']);

  leave.get('five')?.();
  await settled();
  expect(inside).toEqual(['five', 'six', 'one']);

  for (const go of leave.values()) go();
  await Promise.all(all);
});

it('has its room back after work that failed', async () => {
  const turnstile = new Turnstile(1);
  await expect(turnstile.through(1, () => Promise.reject(new Error('spoilt')))).rejects.toThrow('spoilt');
  await expect(turnstile.through(1, () => Promise.resolve('fine'))).resolves.toBe('fine');
});
