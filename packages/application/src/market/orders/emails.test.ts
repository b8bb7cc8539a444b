import { days } from '@nestmates/domain/platform/shared/time.ts';
import { expect, it } from 'vitest';
import { orderEmails } from './emails.ts';

it('an e-mail about a step is sent once, longer than its job is tried; answers are sent more often', () => {
  const { answerToBuyer, answerToSeller, ...once } = orderEmails;
  for (const { perSubject } of Object.values(once)) expect(perSubject).toEqual({ max: 1, per: days(30) });
  for (const { perSubject } of [answerToBuyer, answerToSeller]) {
    expect(perSubject).toEqual({ max: 20, per: days(30) });
  }
});
