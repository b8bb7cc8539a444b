import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { effortOf, jobs } from './jobs/jobs.ts';
import { rowOf } from './jobs/table.ts';
import { test } from './setup/phone.ts';
import { signIn } from './setup/sign-in.ts';

const told = join(import.meta.dirname, '../../../docs/ten-jobs.md');

test.for(jobs)('$name: no more taps and characters than its goal', async (job, { page }) => {
  if (job.member) await signIn(page, `${job.member}@nestmates.test`);
  const now = await effortOf(page, job);
  expect(now.taps, 'taps').toBeLessThanOrEqual(job.goal.taps);
  expect(now.characters, 'characters').toBeLessThanOrEqual(job.goal.characters);
  expect(await readFile(told, 'utf8'), 'docs/ten-jobs.md').toContain(`${rowOf(job, now)}\n`);
});
