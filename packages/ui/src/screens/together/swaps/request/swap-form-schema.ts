import { type SwapForm, swapForm } from '@nestmates/application/together/swaps/contract.ts';
import { type PlanTime, planTimeFrom, planTimeRule } from '@nestmates/domain/together/plans/plan-time.ts';
import { requireSwapTimes } from '@nestmates/domain/together/swaps/swap-rules.ts';
import { fromDateTimeLocal } from '../../../../dates/local-date-time.ts';
import { ruleIssues } from '../../../../forms/rule-issues.ts';
import type { FormSchema } from '../../../../forms/schema.ts';
import type { PlaceChosen } from '../../plans/PlaceChoice.tsx';
import type { LocalTime } from '../../plans/usual-times.ts';

/** The values of the controls: local times, whose place it is at, and the children's ids as text. */
export interface SwapFormValues extends LocalTime {
  readonly otherTimes: readonly LocalTime[];
  readonly place: PlaceChosen | '';
  /** The name of a public place. */
  readonly location: string;
  readonly childIds: readonly string[];
  readonly cardChildIds: readonly string[];
  readonly emergencyContact: string;
  readonly notes: string;
}

export const emptySwapForm: SwapFormValues = {
  date: '',
  until: '',
  otherTimes: [],
  place: '',
  location: '',
  childIds: [],
  cardChildIds: [],
  emergencyContact: '',
  notes: '',
};

interface Asking {
  /** The children in the member's profile, once they are known. */
  readonly own?: readonly number[] | undefined;
  readonly me: number;
  readonly other: number;
}

/** A draft may contain a child that has been deleted since. */
const existingIds = (childIds: readonly string[], own: readonly number[] | undefined) =>
  childIds.map(Number).filter((id) => own?.includes(id) ?? true);

function timeOf({ date, until }: LocalTime): PlanTime | undefined {
  const [from, end] = [fromDateTimeLocal(date), fromDateTimeLocal(until)];
  return from && planTimeFrom({ date: from, ...(end && { until: end }) });
}

const sent = ({ date, until }: PlanTime) => ({ date: date.toISOString(), until: until.toISOString() });

const isTime = (time: PlanTime | undefined): time is PlanTime => time !== undefined;

/** What the domain's rules have to say, at the fields of the form. */
function timeIssues(time: PlanTime, otherTimes: readonly PlanTime[]) {
  const asked = ruleIssues('date', () => requireSwapTimes(time, [], new Date()));
  const isEnd = ({ message }: { message: string }) =>
    message === planTimeRule.backwards || message === planTimeRule.tooLong;
  if (asked.length > 0) return asked.map((issue) => (isEnd(issue) ? { ...issue, path: ['until'] } : issue));
  return ruleIssues('otherTimes', () => requireSwapTimes(time, otherTimes, new Date()));
}

/** Converts the values to the body of the call, and checks the times with the domain's rules before it is sent. */
export const swapFormSchema = ({ own, me, other }: Asking): FormSchema<SwapForm> => ({
  '~standard': {
    validate(values) {
      const given = values as SwapFormValues;
      const { childIds, cardChildIds, notes, emergencyContact } = given;
      const time = timeOf(given);
      const otherTimes = given.otherTimes.map(timeOf).filter(isTime);
      const owned = given.place === 'mine' || given.place === 'theirs';
      const checked = swapForm.safeParse({
        ...(time ? sent(time) : {}),
        ...(otherTimes.length > 0 && { otherTimes: otherTimes.map(sent) }),
        ...(owned && { place: { of: given.place === 'mine' ? me : other } }),
        ...(!owned && { location: given.place === 'public' ? given.location : '' }),
        childIds: existingIds(childIds, own),
        cardChildIds: existingIds(
          cardChildIds.filter((id) => childIds.includes(id)),
          own,
        ),
        emergencyContact,
        notes: notes.trim() === '' ? null : notes,
      });
      const issues = [...(checked.error?.issues ?? []), ...(time ? timeIssues(time, otherTimes) : [])];
      // Where nothing is chosen, the choice is asked for, not the name.
      const shown = issues.map((issue) =>
        issue.path?.[0] === 'location' && given.place === '' ? { ...issue, path: ['place'] } : issue,
      );
      return checked.success && shown.length === 0 ? { value: checked.data } : { issues: shown };
    },
  },
});
