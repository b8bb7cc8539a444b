import { awaySpansFor } from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import {
  endSwapOfAway,
  otherParty,
  partyOf,
  type Swap,
  type SwapId,
} from '@nestmates/domain/together/swaps/swap.ts';
import * as z from 'zod/mini';
import { id } from '../../platform/contract/fields.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { SwapEmail } from './emails.ts';
import { SwapChanges } from './swap-changes.ts';

export const endSwapsOfAway = job(
  'swaps.end-of-away',
  z.object({ memberId: id, which: z.enum(['soon', 'all']) }),
);

/** What the other is told, in the words that they get of any member. */
const told = (before: Swap['status'], after: 'cancelled' | 'declined'): SwapEmail => {
  if (after === 'declined') return 'declined';
  return before === 'confirmed' ? 'calledOff' : 'withdrawn';
};

/** Ends what is ahead of a member who was suspended or banned. The others are told, and not why. */
export class AwaySwaps extends useCase(
  ...SwapChanges.needs,
  'openSwaps',
  'restrictionStore',
  'calendarStore',
  'transaction',
  'clock',
) {
  readonly #changes = new SwapChanges(this.needs);

  /**
   * Adds at once what begins before the decision is final, as nobody takes back a swap that has begun, and what a banned
   * member was to look after.
   */
  async wentAway(memberId: MemberId): Promise<void> {
    await this.#add(memberId, 'soon');
  }

  /** The decision cannot be taken back by a tap any more. */
  async staysAway(memberId: MemberId): Promise<void> {
    await this.#add(memberId, 'all');
  }

  async endAll({ memberId, which }: z.output<typeof endSwapsOfAway.payload>): Promise<void> {
    const { openSwaps: open, clock } = this.needs;
    for (const swapId of await open.openOf(memberId, clock.now())) await this.#end(swapId, memberId, which);
  }

  async #add(memberId: MemberId, which: 'soon' | 'all'): Promise<void> {
    await this.needs.jobs.add(endSwapsOfAway, { memberId, which }, { key: `end-swaps-${memberId}-${which}` });
  }

  #end(swapId: SwapId, memberId: MemberId, which: 'soon' | 'all'): Promise<void> {
    const { swapStore: store, calendarStore: calendar, transaction, clock } = this.needs;
    return transaction.run(async () => {
      const row = await store.lock(swapId, memberId);
      if (!row) return;
      const party = partyOf(row.swap, memberId);
      const now = clock.now();
      // What keeps the member away may have been taken back since the job was written.
      const spans = await this.needs.restrictionStore.spansOf(memberId);
      const heldBy = awaySpansFor(spans, { at: row.swap.date, which }, now);
      const ended = heldBy.length > 0 && endSwapOfAway(row.swap, { party, heldBy }, now);
      if (!ended) return;
      await store.settle(ended, row.swap.status);
      if (row.swap.status === 'confirmed') await calendar.removeSwap(swapId);
      const about = told(row.swap.status, ended.status);
      await this.#changes.tell(ended, { about, to: otherParty(party), time: ended });
    });
  }
}
