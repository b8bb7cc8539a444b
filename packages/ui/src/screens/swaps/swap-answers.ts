import { type SwapForm, swapForm } from '@nestmates/application/swaps/contract.ts';
import { DomainError } from '@nestmates/domain/shared/errors.ts';
import { requireSwapTime } from '@nestmates/domain/swaps/swap-rules.ts';
import type { FormSchema } from '../../forms/schema.ts';
import { momentOf } from './local-time.ts';

/** As the controls hold it: the time of her own clock, and children by what their chips are called with. */
export interface SwapAnswers {
  readonly date: string;
  readonly location: string;
  readonly childIds: readonly string[];
  readonly emergencyContact: string;
  readonly notes: string;
}

export const noAnswers: SwapAnswers = {
  date: '',
  location: '',
  childIds: [],
  emergencyContact: '',
  notes: '',
};

function wrongWith(moment: Date) {
  try {
    requireSwapTime(moment, new Date());
    return [];
  } catch (error) {
    if (error instanceof DomainError) return [{ path: ['date'], message: error.message }];
    throw error;
  }
}

/** A draft may name a child who has left her profile since. */
const stillHers = (childIds: readonly string[], own: readonly number[] | undefined) =>
  childIds.map(Number).filter((id) => own?.includes(id) ?? true);

/** What the call takes, and of the time what the server says, too: she learns it before she sends. */
export const swapRules = (own?: readonly number[]): FormSchema<SwapForm> => ({
  '~standard': {
    validate(values) {
      const { date, childIds, notes, ...texts } = values as SwapAnswers;
      const moment = momentOf(date);
      const checked = swapForm.safeParse({
        ...texts,
        date: moment?.toISOString(),
        childIds: stillHers(childIds, own),
        notes: notes.trim() === '' ? null : notes,
      });
      const issues = [...(checked.error?.issues ?? []), ...(moment ? wrongWith(moment) : [])];
      return checked.success && issues.length === 0 ? { value: checked.data } : { issues };
    },
  },
});
