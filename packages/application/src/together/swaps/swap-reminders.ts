import { byDay, reminderAt } from '@nestmates/domain/together/calendar/reminder.ts';
import {
  overAt,
  type SwapId,
  type SwapParty,
  type SwapTime,
  swapParties,
} from '@nestmates/domain/together/swaps/swap.ts';
import * as z from 'zod/mini';
import { id, instant } from '../../platform/contract/fields.ts';
import { type JobTiming, job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { type PlanTimeView, viewOfTime } from '../plans/plan-fields.ts';
import { swapEmails } from './emails.ts';

/** Plans what the two are reminded of, once the time of a swap is fixed. */
export const planSwapReminders = job('swaps.plan-reminders', z.object({ swapId: id, date: instant }));

interface ArrangedSwap extends SwapTime {
  readonly swapId: SwapId;
  /** The zone of the one who is reminded. */
  readonly timeZone: string;
}

interface EmailAhead {
  readonly email: (typeof swapEmails)['reminder' | 'over'];
  readonly ids: { readonly swapId: SwapId; readonly to: SwapParty } & PlanTimeView;
  /** One for each swap, member and kind, so that a new time replaces what was planned. */
  readonly timing: JobTiming;
}

/**
 * What is still to come for one of the two when the time of a swap is fixed: the reminder, and the question afterwards,
 * which wakes nobody.
 */
export function emailsAhead(
  { swapId, timeZone, ...time }: ArrangedSwap,
  to: SwapParty,
  now: Date,
): readonly EmailAhead[] {
  const times = [
    ['reminder', reminderAt(time.date, timeZone)],
    ['over', byDay(overAt(time), timeZone)],
  ] as const;
  return times
    .filter(([, at]) => at > now)
    .map(([about, at]) => ({
      email: swapEmails[about],
      ids: { swapId, to, ...viewOfTime(time) },
      timing: { at, key: `swap.${swapId}.${about}.${to}` },
    }));
}

export class SwapReminders extends useCase('swapQueries', 'emails', 'transaction', 'clock') {
  /**
   * What is planned for an earlier time is replaced, or tells nothing when its time comes, because the swap is not
   * at that time.
   */
  async plan({ swapId, date }: { readonly swapId: SwapId; readonly date: string }): Promise<void> {
    const { swapQueries: queries, emails, transaction, clock } = this.needs;
    const now = clock.now();
    await transaction.run(async () => {
      for (const to of swapParties) {
        const swap = await queries.emailDataOf(swapId, { status: 'confirmed', party: to });
        if (!swap || swap.date <= now || swap.date.getTime() !== new Date(date).getTime()) continue;
        for (const { email, ids, timing } of emailsAhead({ swapId, ...swap }, to, now)) {
          await emails.send(email, ids, timing);
        }
      }
    });
  }
}
