import type { ChildId } from '@nestmates/domain/platform/shared/ids.ts';
import { chooseCards } from '@nestmates/domain/together/sitter-cards/card-choice.ts';
import { partyOf, type SwapId, swapNotFound } from '@nestmates/domain/together/swaps/swap.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { SwapView } from '../swaps/contract.ts';
import { viewOfSwap } from '../swaps/swap-view.ts';

interface Choice {
  readonly swapId: SwapId;
  readonly cardChildIds: readonly ChildId[];
}

/** Whose sitter cards go along with a swap that is asked for already. */
export class CardChoices extends useCase('swapStore', 'events', 'transaction', 'clock') {
  choose(by: Caller, { swapId, cardChildIds }: Choice): Promise<SwapView> {
    const { swapStore: swaps, events, transaction, clock } = this.needs;
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
