import { type SwapForm, swapForm } from '@nestmates/application/together/swaps/contract.ts';
import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import { requireSwapTimes } from '@nestmates/domain/together/swaps/swap-rules.ts';
import type { FormSchema } from '../../../../forms/schema.ts';
import type { PlaceChosen } from '../../plans/PlaceChoice.tsx';
import {
  otherTimesOf,
  planTimeOf,
  sentTime,
  type TimeFields,
  timesIssues,
} from '../../plans/plan-time-fields.ts';

/** The values of the controls: local times, whose place it is at, and the children's ids as text. */
export interface SwapFormValues extends TimeFields {
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

const requireTimes = (time: PlanTime, otherTimes: readonly PlanTime[]) =>
  requireSwapTimes(time, otherTimes, new Date());

/** Converts the values to the body of the call, and checks the times with the domain's rules before it is sent. */
export const swapFormSchema = ({ own, me, other }: Asking): FormSchema<SwapForm> => ({
  '~standard': {
    validate(values) {
      const given = values as SwapFormValues;
      const { childIds, cardChildIds, notes, emergencyContact } = given;
      const time = planTimeOf(given);
      const otherTimes = otherTimesOf(given);
      const owned = given.place === 'mine' || given.place === 'theirs';
      const checked = swapForm.safeParse({
        ...(time ? sentTime(time) : {}),
        ...(otherTimes.length > 0 && { otherTimes: otherTimes.map(sentTime) }),
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
      const issues = [
        ...(checked.error?.issues ?? []),
        ...(time ? timesIssues(time, otherTimes, requireTimes) : []),
      ];
      // Where nothing is chosen, the choice is asked for, not the name.
      const shown = issues.map((issue) =>
        issue.path?.[0] === 'location' && given.place === '' ? { ...issue, path: ['place'] } : issue,
      );
      return checked.success && shown.length === 0 ? { value: checked.data } : { issues: shown };
    },
  },
});
