import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import {
  endSwapOfAway,
  otherParty,
  overAfter,
  partyOf,
  type Swap,
  type SwapId,
} from '@nestmates/domain/together/swaps/swap.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { CalendarStore } from '../calendar/ports.ts';
import type { SwapEmail } from './emails.ts';
import type { OpenSwaps, SwapStore } from './ports.ts';
import { SwapChanges, type SwapChangesDeps } from './swap-changes.ts';

export interface AwaySwapsDeps extends SwapChangesDeps {
  readonly store: Pick<SwapStore, 'lock' | 'settle'>;
  readonly open: OpenSwaps;
  readonly calendar: Pick<CalendarStore, 'removeSwap'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** What the other is told, in the words that they get of any member. */
const told = (before: Swap['status'], after: 'cancelled' | 'declined'): SwapEmail => {
  if (after === 'declined') return 'declined';
  return before === 'confirmed' ? 'calledOff' : 'withdrawn';
};

/** Ends what is ahead of a member who was suspended or banned. The others are told, and not why. */
export class AwaySwaps {
  readonly #deps: AwaySwapsDeps;
  readonly #changes: SwapChanges;
  constructor(deps: AwaySwapsDeps) {
    this.#deps = deps;
    this.#changes = new SwapChanges(deps);
  }

  async endAll(memberId: MemberId): Promise<void> {
    const { open, clock } = this.#deps;
    const since = later(clock.now(), -overAfter);
    for (const swapId of await open.openOf(memberId, since)) await this.#end(swapId, memberId);
  }

  #end(swapId: SwapId, memberId: MemberId): Promise<void> {
    const { store, calendar, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const row = await store.lock(swapId, memberId);
      const away = row && partyOf(row.swap, memberId);
      const ended = row && away && endSwapOfAway(row.swap, away, clock.now());
      if (!ended) return;
      await store.settle(ended, row.swap.status);
      if (row.swap.status === 'confirmed') await calendar.removeSwap(swapId);
      const about = told(row.swap.status, ended.status);
      await this.#changes.tell(ended, { about, to: otherParty(away), date: ended.date });
    });
  }
}
