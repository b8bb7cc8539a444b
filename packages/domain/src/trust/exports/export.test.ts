import { expect, it } from 'vitest';
import { days, hours, later } from '../../platform/shared/time.ts';
import { askedForExportToday, exportRule } from './export.ts';

it('says after how many seconds one may ask again', () => {
  const asked = new Date('2026-03-05T10:00:00Z');
  const refusal = (after: number) => askedForExportToday(asked, later(asked, after));
  expect(refusal(0)).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 86_400 } });
  expect(refusal(hours(23))).toMatchObject({ details: { retryAfterSeconds: 3600 } });
  expect(refusal(days(1) - 1)).toMatchObject({ details: { retryAfterSeconds: 1 } });
});

it('keeps an export for seven days and three downloads', () => {
  expect(exportRule).toEqual({ every: days(1), keptFor: days(7), maxDownloads: 3 });
});
