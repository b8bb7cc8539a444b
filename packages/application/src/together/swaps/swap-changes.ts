import {
  partyOf,
  type Swap,
  type SwapId,
  type SwapParty,
  swapNotFound,
} from '@nestmates/domain/together/swaps/swap.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { SwapNotice } from './emails.ts';
import type { LockedSwap, SwapStore } from './ports.ts';
import { tellOfSwap } from './swap-notices.ts';

export interface SwapChangesDeps {
  readonly store: Pick<SwapStore, 'lock'>;
  readonly events: Events;
  readonly jobs: Jobs;
}

interface SwapNoticeOf {
  readonly about: SwapNotice;
  readonly to: SwapParty;
  readonly date: Date;
}

/** What every change of a swap by one of the two begins and ends with. */
export class SwapChanges {
  readonly #deps: SwapChangesDeps;
  constructor(deps: SwapChangesDeps) {
    this.#deps = deps;
  }

  async lock(id: SwapId, by: Caller): Promise<LockedSwap & { readonly party: SwapParty }> {
    const row = await this.#deps.store.lock(id, by.id);
    if (!row) throw swapNotFound();
    return { ...row, party: partyOf(row.swap, by.id) };
  }

  /** Events for both, and a notice for the one who did not make the change. */
  async tell(swap: Swap, { about, to, date }: SwapNoticeOf): Promise<void> {
    const { events, jobs } = this.#deps;
    const { id: swapId, requesterId, recipientId } = swap;
    await events.announce([requesterId], { type: 'swap', userId: recipientId });
    await events.announce([recipientId], { type: 'swap', userId: requesterId });
    await jobs.add(tellOfSwap, { about, swapId, to, date: date.toISOString() });
  }
}
