import type { PlanForm } from '@nestmates/application/together/playdates/contract.ts';
import type { PlanPlace } from '@nestmates/domain/together/plans/plan-place.ts';
import { type PlanTime, requirePlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import { playdateRule, requireProposedTimes } from '@nestmates/domain/together/playdates/playdate-rules.ts';
import { ruleIssues } from '../../../../forms/rule-issues.ts';
import type { FormSchema } from '../../../../forms/schema.ts';
import type { PlaceChosen } from '../../plans/PlaceChoice.tsx';

export interface SuggestValues {
  readonly childIds: readonly string[];
  /** What is looked at first stands first. */
  readonly times: readonly PlanTime[];
  readonly where: PlaceChosen | '';
  readonly publicPlace: string;
}

interface Two {
  readonly me: number;
  readonly other: number;
}

const placeOf = ({ where, publicPlace }: SuggestValues, { me, other }: Two): PlanPlace =>
  where === 'public' ? { name: publicPlace.trim() } : { of: where === 'mine' ? me : other };

function placeIssues({ where, publicPlace }: SuggestValues) {
  const name = publicPlace.trim();
  if (where !== 'public' || (name && name.length <= playdateRule.maxPlace)) return [];
  return [{ path: ['publicPlace'], message: name ? playdateRule.longPlace : playdateRule.noPlace }];
}

/** What is sent of the card, checked with the rules of the domain. */
export const suggestSchema = (two: Two): FormSchema<PlanForm> => ({
  '~standard': {
    validate(given) {
      const values = given as SuggestValues;
      const { times } = values;
      const wrongEnd = ruleIssues('until', () => times.forEach(requirePlanTime));
      const wrongTimes = ruleIssues('times', () => requireProposedTimes(times, new Date()));
      const issues = [...(wrongEnd.length > 0 ? wrongEnd : wrongTimes), ...placeIssues(values)];
      if (issues.length > 0) return { issues };
      return {
        value: {
          times: times.map(({ date, until }) => ({ date: date.toISOString(), until: until.toISOString() })),
          place: placeOf(values, two),
          childIds: values.childIds.map(Number),
        },
      };
    },
  },
});
