import type { ChildId } from '@nestmates/domain/platform/shared/ids.ts';
import { chooseCards } from '@nestmates/domain/together/sitter-cards/card-choice.ts';
import { partyOf, type SwapId, swapNotFound } from '@nestmates/domain/together/swaps/swap.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { SwapView } from '../swaps/contract.ts';
import type { SwapStore } from '../swaps/ports.ts';
import { viewOfSwap } from '../swaps/swap-view.ts';

export interface CardChoicesDeps {
  readonly swaps: Pick<SwapStore, 'lock' | 'lockCards' | 'saveCards'>;
  readonly events: Events;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

interface Choice {
  readonly swapId: SwapId;
  readonly cardChildIds: readonly ChildId[];
}

/** Whose sitter cards go along with a swap that is asked for already. */
export class CardChoices {
  readonly #deps: CardChoicesDeps;
  constructor(deps: CardChoicesDeps) {
    this.#deps = deps;
  }

  choose(by: Caller, { swapId, cardChildIds }: Choice): Promise<SwapView> {
    const { swaps, events, transaction, clock } = this.#deps;
    const wanted = [...new Set(cardChildIds)];
    return transaction.run(async () => {
      const row = await swaps.lock(swapId, by.id);
      if (!row) throw swapNotFound();
      const withCards = await swaps.lockCards(by.id);
      const now = clock.now();
      const swap = chooseCards(row.swap, partyOf(row.swap, by.id), { wanted, withCards }, now);
      await swaps.saveCards(swap);
      await events.announce([swap.recipientId], { type: 'swap', userId: by.id });
      return viewOfSwap({ ...row, swap }, by.id, now);
    });
  }
}
