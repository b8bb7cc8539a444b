import { problemRule } from '@nestmates/domain/market/orders/problem.ts';
import { expect, it } from 'vitest';
import { problemRows } from './problems.ts';

it.each(['reportProblem', 'answerProblem'] as const)('takes up to five photos: %s', (action) => {
  const given = (photos: number) => ({
    text: 'It is torn.',
    photoUrls: Array.from({ length: photos }, (_, nth) => `/photos/order-7.${nth}/full.webp`),
  });
  const { body } = problemRows[action];
  expect(body?.safeParse(given(5)).success).toBe(true);
  expect(body?.safeParse(given(6)).error?.issues).toMatchObject([
    { path: ['photoUrls'], message: problemRule.manyPhotos },
  ]);
});
