import type { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import type * as hashing from '../../members/accounts/hashing-worker.ts';
import { endWorkerThreads, workerPool } from './worker-pool.ts';

it('refuses a task when too many are waiting, and takes more when they are done', async () => {
  const pool = workerPool<typeof hashing>({
    script: new URL('../../members/accounts/hashing-worker.ts', import.meta.url),
    concurrency: 1,
    maxWaiting: 1,
  });
  const [working, waiting, refused] = [pool.run('hash', 'a'), pool.run('hash', 'b'), pool.run('hash', 'c')];
  await expect(refused).rejects.toMatchObject({ kind: 'unavailable' });
  await Promise.all([working, waiting]);
  expect(await pool.run('hash', 'd')).toContain('argon2id');
});

it('starts a thread again after all have been ended', async () => {
  const threads: Worker[] = [];
  const onThread = (thread: Worker) => void threads.push(thread);
  process.on('worker', onThread);
  onTestFinished(() => void process.off('worker', onThread));
  const pool = workerPool<typeof hashing>({
    script: new URL('../../members/accounts/hashing-worker.ts', import.meta.url),
    concurrency: 1,
  });
  await pool.run('hash', 'a');
  await endWorkerThreads();
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
  expect(await pool.run('hash', 'b')).toContain('argon2id');
  expect(threads).toHaveLength(2);
});
