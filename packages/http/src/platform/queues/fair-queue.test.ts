import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FairQueue, type FairQueueLimits } from './fair-queue.ts';

/** Tasks that end when they are told to, and the order in which they started. */
function queueOf(limits: FairQueueLimits) {
  let now = 0;
  const queue = new FairQueue<string>(limits, () => now);
  const started: string[] = [];
  const running: { name: string; end: (error?: Error) => void }[] = [];
  return {
    started,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    run: (owner: string, name: string) =>
      queue.run(owner, () => {
        started.push(name);
        return new Promise<string>((resolve, reject) => {
          running.push({ name, end: (error) => (error ? reject(error) : resolve(name)) });
        });
      }),
    /** Ends the oldest running task and lets the next one start. */
    async endOne(error?: Error) {
      running.shift()?.end(error);
      for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
    },
  };
}

const codeOf = (task: Promise<unknown>) =>
  task.then(
    () => 'done',
    ({ code, details }) => `${code} ${details.retryAfterSeconds}`,
  );

describe('a fair queue', () => {
  it('serves first whoever has called least, so that many tasks of one delay another by one task', async () => {
    const { run, started, endOne } = queueOf({ atOnce: 1, waiting: 60, perMember: 9 });
    const tasks = [1, 2, 3, 4].map((nth) => run('ana', `ana ${nth}`));
    tasks.push(run('bea', 'bea 1'), run('cleo', 'cleo 1'), run('bea', 'bea 2'));
    for (const _ of tasks) await endOne();
    await Promise.all(tasks);
    expect(started).toEqual(['ana 1', 'cleo 1', 'bea 1', 'bea 2', 'ana 2', 'ana 3', 'ana 4']);
  });

  it('runs one task of an owner at a time, also where others would find room', async () => {
    const { run, started, endOne } = queueOf({ atOnce: 3, waiting: 60, perMember: 9 });
    const tasks = [run('ana', 'ana 1'), run('ana', 'ana 2'), run('bea', 'bea 1')];
    expect(started).toEqual(['ana 1', 'bea 1']);
    await endOne();
    expect(started).toEqual(['ana 1', 'bea 1', 'ana 2']);
    await endOne();
    await endOne();
    await Promise.all(tasks);
  });

  it('refuses what is more than an owner may have, and more than may wait', async () => {
    const { run, endOne } = queueOf({ atOnce: 1, waiting: 2, perMember: 2 });
    const accepted = [run('ana', '1'), run('ana', '2')];
    expect(await codeOf(run('ana', '3'))).toBe('BUSY 1');
    accepted.push(run('bea', '4'));
    const refused = codeOf(run('ana', '5'));
    expect(await refused).toBe('BUSY 1');
    for (const _ of accepted) await endOne();
    expect(await Promise.all(accepted)).toEqual(['1', '2', '4']);
  });

  it('gives the place of whoever has called most to one who has called less, and none among equals', async () => {
    const { run, started, endOne } = queueOf({ atOnce: 1, waiting: 60, perMember: 3 });
    const attackers = Array.from({ length: 24 }, (_, nth) => `account ${nth}`);
    const calls = attackers.flatMap((owner) => [1, 2, 3].map((nth) => codeOf(run(owner, `${owner} ${nth}`))));
    const honest = run('ana', 'ana');
    expect(await codeOf(run(attackers[0] ?? '', 'more'))).toBe('BUSY 1');
    await endOne();
    expect(started[1]).toBe('ana');
    for (const _ of calls) await endOne();
    expect(await honest).toBe('ana');
    const outcomes = await Promise.all(calls);
    expect(outcomes.filter((outcome) => outcome === 'BUSY 1')).toHaveLength(72 - 60);
  });

  it('forgets calls after a minute', async () => {
    const { run, started, pass, endOne } = queueOf({ atOnce: 1, waiting: 9, perMember: 9 });
    const earlier = [run('ana', 'ana 1'), run('ana', 'ana 2')];
    for (const _ of earlier) await endOne();
    pass(60_000);
    const calls = [run('cleo', 'cleo'), run('bea', 'bea 1'), run('bea', 'bea 2'), run('ana', 'ana 3')];
    for (const _ of calls) await endOne();
    expect(started.slice(2)).toEqual(['cleo', 'ana 3', 'bea 1', 'bea 2']);
  });

  it('goes on when a task fails', async () => {
    const { run, endOne } = queueOf({ atOnce: 1, waiting: 3, perMember: 3 });
    const [failing, next] = [run('ana', '1'), run('bea', '2')];
    await Promise.all([expect(failing).rejects.toThrow('no'), endOne(new Error('no'))]);
    await endOne();
    expect(await next).toBe('2');
  });

  it('leaves its place empty after a task, so that all of them take their share of the time and no more', async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { run, started, pass, endOne } = queueOf({ atOnce: 1, waiting: 9, perMember: 9, share: 0.1 });
    const tasks = [run('ana', 'ana'), run('bea', 'bea'), run('cleo', 'cleo')];
    pass(20);
    await endOne();
    expect(await tasks[0]).toBe('ana');
    await vi.advanceTimersByTimeAsync(179);
    expect(started).toEqual(['ana']);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(['ana', 'bea']);
    pass(60_000);
    await endOne();
    await vi.advanceTimersByTimeAsync(1000);
    expect(started).toEqual(['ana', 'bea', 'cleo']);
    await endOne();
    await Promise.all(tasks);
  });
});
