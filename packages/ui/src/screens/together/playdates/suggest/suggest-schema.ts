import type { PlanForm } from '@nestmates/application/together/playdates/contract.ts';
import { type PlanPlace, placeRule } from '@nestmates/domain/together/plans/plan-place.ts';
import { type PlanTime, planTimeRule } from '@nestmates/domain/together/plans/plan-time.ts';
import { saysWhose } from '@nestmates/domain/together/plans/says-whose.ts';
import { playdateRule, requireProposedTimes } from '@nestmates/domain/together/playdates/playdate-rules.ts';
import type { FormSchema } from '../../../../forms/schema.ts';
import type { PlaceChosen } from '../../plans/PlaceChoice.tsx';
import {
  otherTimesOf,
  planTimeOf,
  sentTime,
  type TimeFields,
  timesIssues,
} from '../../plans/plan-time-fields.ts';

export interface SuggestValues extends TimeFields {
  readonly childIds: readonly string[];
  readonly where: PlaceChosen | '';
  readonly publicPlace: string;
}

interface Two {
  readonly me: number;
  readonly other: number;
}

const placeOf = ({ where, publicPlace }: SuggestValues, { me, other }: Two): PlanPlace =>
  where === 'public' ? { name: publicPlace.trim() } : { of: where === 'mine' ? me : other };

function messageAbout(name: string): string | undefined {
  if (name === '') return playdateRule.noPlace;
  if (name.length > playdateRule.maxPlace) return playdateRule.longPlace;
  return saysWhose(name) ? placeRule.saysWhose : undefined;
}

function placeIssues({ where, publicPlace }: SuggestValues) {
  const name = publicPlace.trim();
  if (where !== 'public') return [];
  const message = messageAbout(name);
  return message ? [{ path: ['publicPlace'], message }] : [];
}

const requireTimes = (time: PlanTime, otherTimes: readonly PlanTime[]) =>
  requireProposedTimes([time, ...otherTimes], new Date());

/** What is sent of the card, checked with the rules of the domain. */
export const suggestSchema = (two: Two): FormSchema<PlanForm> => ({
  '~standard': {
    validate(given) {
      const values = given as SuggestValues;
      const [time, otherTimes] = [planTimeOf(values), otherTimesOf(values)];
      if (!time)
        return { issues: [{ path: ['date'], message: planTimeRule.noTime }, ...placeIssues(values)] };
      const issues = [...timesIssues(time, otherTimes, requireTimes), ...placeIssues(values)];
      if (issues.length > 0) return { issues };
      return {
        value: {
          times: [time, ...otherTimes].map(sentTime),
          place: placeOf(values, two),
          childIds: values.childIds.map(Number),
        },
      };
    },
  },
});
