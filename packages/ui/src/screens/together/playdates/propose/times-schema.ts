import { planTimeFrom, planTimeRule } from '@nestmates/domain/together/plans/plan-time.ts';
import { requireProposedTimes } from '@nestmates/domain/together/playdates/playdate-rules.ts';
import { fromDateTimeLocal } from '../../../../dates/local-date-time.ts';
import { ruleIssues } from '../../../../forms/rule-issues.ts';
import type { FormSchema } from '../../../../forms/schema.ts';

interface Values {
  /** Chosen among those at which both are free. */
  readonly times: readonly string[];
  /** By the member's own clock. */
  readonly own: string;
}

/** As instants, checked with the domain's rule. */
export const timesSchema: FormSchema<readonly Date[]> = {
  '~standard': {
    validate(values) {
      const { times, own } = values as Values;
      const moment = fromDateTimeLocal(own);
      const all = [...times.map((time) => new Date(time)), ...(moment ? [moment] : [])];
      // What is wrong with a time that the member has entered themselves is said there.
      const isChosen = times.length > 0 && (!moment || all.length > planTimeRule.maxTimes);
      const issues = ruleIssues(isChosen ? 'times' : 'own', () =>
        requireProposedTimes(
          all.map((date) => planTimeFrom({ date })),
          new Date(),
        ),
      );
      return issues.length === 0 ? { value: all } : { issues };
    },
  },
};
