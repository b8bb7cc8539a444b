import { describe, expect, it } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

/** A promise that ends when `end` is called. */
function pendingWork() {
  let end: (result?: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    end = (result) => (result ? reject(result) : resolve());
  });
  return { done, end };
}

/** Lets all promises run that wait for nothing else. */
async function flushMicrotasks(): Promise<void> {
  for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
}

describe('a concurrency limit', () => {
  it('runs at most so many at once, and the next one when one has ended', async () => {
    const limit = new ConcurrencyLimit(2);
    const started: number[] = [];
    const work = [pendingWork(), pendingWork(), pendingWork(), pendingWork()];
    const all = work.map(({ done }, n) =>
      limit.run(() => {
        started.push(n);
        return done;
      }),
    );
    await flushMicrotasks();
    expect(started).toEqual([0, 1]);
    work[1]?.end();
    await flushMicrotasks();
    expect(started).toEqual([0, 1, 2]);
    for (const one of work) one.end();
    await Promise.all(all);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  it('frees its slot when the work fails, and passes the failure on', async () => {
    const limit = new ConcurrencyLimit(1);
    const first = pendingWork();
    const failed = limit.run(() => first.done);
    const second = limit.run(() => Promise.resolve('done'));
    first.end(new Error('no'));
    await expect(failed).rejects.toThrow('no');
    await expect(second).resolves.toBe('done');
    await expect(limit.run(() => Promise.resolve('again'))).resolves.toBe('again');
  });
});
