import { planTimeFrom, planTimeRule, requirePlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import { requireProposedTimes } from '@nestmates/domain/together/playdates/playdate-rules.ts';
import { ruleIssues } from '../../../../forms/rule-issues.ts';
import type { FormSchema } from '../../../../forms/schema.ts';
import { planTimeOf, timeIssues } from '../../plans/plan-time-fields.ts';

interface Values {
  /** Chosen among those at which both are free. */
  readonly times: readonly string[];
  /** The time on the member's own clock. */
  readonly own: string;
  readonly ownUntil: string;
}

/** A time without an end takes as long as the one that it answers. */
export interface ProposedTime {
  readonly date: Date;
  readonly until?: Date;
}

/** Makes instants, checked with the domain's rule. */
export const timesSchema: FormSchema<readonly ProposedTime[]> = {
  '~standard': {
    validate(values) {
      const { times, own, ownUntil } = values as Values;
      const moment = planTimeOf({ date: own, until: ownUntil });
      const wrong = moment ? timeIssues(() => requirePlanTime(moment)) : [];
      if (wrong.length > 0) return { issues: wrong.map((issue) => ({ ...issue, path: ['ownUntil'] })) };
      const all: readonly ProposedTime[] = [
        ...times.map((time) => ({ date: new Date(time) })),
        ...(moment ? [moment] : []),
      ];
      // What is wrong with a time that the member has entered themselves is said there.
      const isChosen = times.length > 0 && (!moment || all.length > planTimeRule.maxTimes);
      const issues = ruleIssues(isChosen ? 'times' : 'own', () =>
        requireProposedTimes(
          all.map((time) => planTimeFrom(time)),
          new Date(),
        ),
      );
      return issues.length === 0 ? { value: all } : { issues };
    },
  },
};
