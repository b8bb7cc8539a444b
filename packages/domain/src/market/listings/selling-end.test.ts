import { describe, expect, it } from 'vitest';
import { days, later } from '../../platform/shared/time.ts';
import { listingsPauseAt, sellingStepDue } from './selling-end.ts';

const endedAt = new Date('2026-11-23T10:00:00Z');
const inSevenDays = later(endedAt, days(7));

describe('the listings of a seller', () => {
  it.each([
    ['premium', undefined, true, inSevenDays, undefined],
    ['pro', undefined, true, endedAt, 'tell'],
    ['free', undefined, true, endedAt, 'tell'],
    ['pro', undefined, false, endedAt, undefined],
    ['pro', { endedAt }, true, later(inSevenDays, -1), undefined],
    ['pro', { endedAt }, true, inSevenDays, 'pause'],
    ['free', { endedAt }, false, inSevenDays, undefined],
    ['premium', { endedAt }, false, endedAt, 'go-on'],
    ['premium', { endedAt }, true, inSevenDays, 'go-on'],
  ] as const)(
    'with the plan %s, the end %o, on sale %s: at %s %s is due',
    (plan, end, isSelling, now, due) => {
      expect(sellingStepDue({ plan, end, isSelling }, now)).toBe(due);
    },
  );

  it('stay on sale for seven days', () => {
    expect(listingsPauseAt({ endedAt })).toEqual(inSevenDays);
  });
});
