import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { actionsOpenTo } from '@nestmates/domain/shared/machine.ts';
import { partyOf, swapMachine } from '@nestmates/domain/swaps/swap.ts';
import { outcomesFor } from '@nestmates/domain/swaps/swap-outcome.ts';
import { chipsOf, viewOfSummary } from '../people/person-view.ts';
import type { SwapView } from './contract.ts';
import type { SwapRow } from './ports.ts';

/** A swap as one of its two sees it. */
export function viewOfSwap({ swap, other, children }: SwapRow, me: MemberId): SwapView {
  const party = partyOf(swap, me);
  const { id, status, date, location, childIds, emergencyContact, notes, createdAt } = swap;
  return {
    id,
    status,
    location,
    childIds,
    emergencyContact,
    notes,
    date: date.toISOString(),
    direction: party === 'requester' ? 'sent' : 'received',
    user: viewOfSummary(other),
    children: chipsOf(children),
    actions: actionsOpenTo(swapMachine, status, party),
    outcomes: outcomesFor(swap, party),
    createdAt: createdAt.toISOString(),
  };
}
