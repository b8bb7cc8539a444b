import { expect, it } from 'vitest';
import type * as hashing from '../../members/accounts/hashing-worker.ts';
import { workerPool } from './worker-pool.ts';

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
