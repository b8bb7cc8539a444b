import { describe, expect, it } from 'vitest';
import { Turns } from './concurrency-limit.ts';

/** Work that ends when it is told to. */
function held() {
  let end: (result?: Error) => void = () => undefined;
  const done = new Promise<void>((resolve, reject) => {
    end = (result) => (result ? reject(result) : resolve());
  });
  return { done, end };
}

/** Long enough for everything that waits for nothing else. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

describe('taking turns', () => {
  it('lets so many work at once, and the next one in when one has ended', async () => {
    const turns = new Turns(2);
    const begun: number[] = [];
    const work = [held(), held(), held(), held()];
    const all = work.map(({ done }, n) =>
      turns.take(() => {
        begun.push(n);
        return done;
      }),
    );
    await settled();
    expect(begun).toEqual([0, 1]);
    work[1]?.end();
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    for (const one of work) one.end();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('passes the turn on when the work fails, and the failure to who asked', async () => {
    const turns = new Turns(1);
    const first = held();
    const failed = turns.take(() => first.done);
    const second = turns.take(() => Promise.resolve('done'));
    first.end(new Error('no'));
    await expect(failed).rejects.toThrow('no');
    await expect(second).resolves.toBe('done');
    await expect(turns.take(() => Promise.resolve('again'))).resolves.toBe('again');
  });
});
