import type { PlanTime } from '@nestmates/domain/together/plans/plan-time.ts';
import {
  partyOf,
  type Swap,
  type SwapId,
  type SwapParty,
  swapNotFound,
} from '@nestmates/domain/together/swaps/swap.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { viewOfTime } from '../plans/plan-fields.ts';
import { type SwapEmail, swapEmails } from './emails.ts';
import type { LockedSwap } from './ports.ts';
import { planSwapReminders } from './swap-reminders.ts';

interface Told {
  readonly about: SwapEmail;
  readonly to: SwapParty;
  /** Which of its times is told of. */
  readonly time: PlanTime;
}

/** What fixes the time of a swap. */
const arranges: ReadonlySet<SwapEmail> = new Set(['confirmed', 'suggestionAgreed', 'timeAgreed']);

/** What every change of a swap by one of the two begins and ends with. */
export class SwapChanges extends useCase('swapStore', 'events', 'emails', 'jobs') {
  async lock(id: SwapId, by: Caller): Promise<LockedSwap & { readonly party: SwapParty }> {
    const row = await this.needs.swapStore.lock(id, by.id);
    if (!row) throw swapNotFound();
    return { ...row, party: partyOf(row.swap, by.id) };
  }

  /** Events for both, and an e-mail to the one who did not make the change. */
  async tell(swap: Swap, { about, to, time: { date, until } }: Told): Promise<void> {
    const { events, emails, jobs } = this.needs;
    const { id: swapId, requesterId, recipientId } = swap;
    await events.announce([requesterId], { type: 'swap', userId: recipientId });
    await events.announce([recipientId], { type: 'swap', userId: requesterId });
    await emails.send(swapEmails[about], { swapId, to, ...viewOfTime({ date, until }) });
    if (arranges.has(about)) await jobs.add(planSwapReminders, { swapId, date: date.toISOString() });
  }
}
