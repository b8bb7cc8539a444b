import { expect } from 'vitest';
import { effortOf, jobs } from './jobs/jobs.ts';
import { test } from './setup/phone.ts';
import { signIn } from './setup/sign-in.ts';

test.for(jobs)('$name: no more taps and characters than its goal', async (job, { page }) => {
  if (job.member) await signIn(page, `${job.member}@nestmates.test`);
  const { taps, characters } = await effortOf(page, job);
  expect(taps, 'taps').toBeLessThanOrEqual(job.goal.taps);
  expect(characters, 'characters').toBeLessThanOrEqual(job.goal.characters);
});
