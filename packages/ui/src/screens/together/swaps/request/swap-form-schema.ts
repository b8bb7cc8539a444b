import { type SwapForm, swapForm } from '@nestmates/application/together/swaps/contract.ts';
import { planTimeFrom } from '@nestmates/domain/together/plans/plan-time.ts';
import { requireSwapTime } from '@nestmates/domain/together/swaps/swap-rules.ts';
import { fromDateTimeLocal } from '../../../../dates/local-date-time.ts';
import type { FormSchema } from '../../../../forms/schema.ts';
import { timeIssues } from '../time-issues.ts';

/** The values of the controls: local time, and the children's ids as text. */
export interface SwapFormValues {
  readonly date: string;
  readonly location: string;
  readonly childIds: readonly string[];
  readonly cardChildIds: readonly string[];
  readonly emergencyContact: string;
  readonly notes: string;
}

export const emptySwapForm: SwapFormValues = {
  date: '',
  location: '',
  childIds: [],
  cardChildIds: [],
  emergencyContact: '',
  notes: '',
};

/** A draft may contain a child that has been deleted since. */
const existingIds = (childIds: readonly string[], own: readonly number[] | undefined) =>
  childIds.map(Number).filter((id) => own?.includes(id) ?? true);

/** Converts the values to the body of the call, and checks the time with the domain's rule before it is sent. */
export const swapFormSchema = (own?: readonly number[]): FormSchema<SwapForm> => ({
  '~standard': {
    validate(values) {
      const { date, childIds, cardChildIds, notes, ...texts } = values as SwapFormValues;
      const moment = fromDateTimeLocal(date);
      const checked = swapForm.safeParse({
        ...texts,
        date: moment?.toISOString(),
        childIds: existingIds(childIds, own),
        cardChildIds: existingIds(
          cardChildIds.filter((id) => childIds.includes(id)),
          own,
        ),
        notes: notes.trim() === '' ? null : notes,
      });
      const issues = [
        ...(checked.error?.issues ?? []),
        ...(moment ? timeIssues(() => requireSwapTime(planTimeFrom({ date: moment }), new Date())) : []),
      ];
      return checked.success && issues.length === 0 ? { value: checked.data } : { issues };
    },
  },
});
