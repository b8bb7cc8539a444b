import { expect, it } from 'vitest';
import { hours, later } from '../../platform/shared/time.ts';
import { verificationLinkExpiry } from './verification-link.ts';

it('a link that verifies an e-mail works for a day', () => {
  const now = new Date('2026-03-01T10:00:00.000Z');
  expect(verificationLinkExpiry(now)).toEqual(later(now, hours(24)));
});
