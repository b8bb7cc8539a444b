import { swapRule } from '@nestmates/domain/together/swaps/swap-rules.ts';
import { requireNewTime } from '@nestmates/domain/together/swaps/swap-time.ts';
import { fromDateTimeLocal } from '../../../../dates/local-date-time.ts';
import type { FormSchema } from '../../../../forms/schema.ts';
import { timeIssues } from '../time-issues.ts';

/** The time by her clock, converted to the instant of the call and checked with the domain's rule. */
export const newTimeSchema = (arranged: Date): FormSchema<Date> => ({
  '~standard': {
    validate(values) {
      const { date } = values as { readonly date: string };
      const moment = fromDateTimeLocal(date);
      if (!moment) return { issues: [{ path: ['date'], message: swapRule.noDate }] };
      const issues = timeIssues(() => requireNewTime(moment, { arranged, now: new Date() }));
      return issues.length === 0 ? { value: moment } : { issues };
    },
  },
});
