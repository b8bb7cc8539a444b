import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { placeTitle } from '@nestmates/domain/together/plans/plan-place.ts';
import { cardHours } from '@nestmates/domain/together/sitter-cards/card-hours.ts';
import {
  openProposal,
  partyOf,
  type Swap,
  type SwapParty,
  swapActionsOpenTo,
  timesAskedFor,
} from '@nestmates/domain/together/swaps/swap.ts';
import { outcomesFor } from '@nestmates/domain/together/swaps/swap-outcome.ts';
import { timeActionsOpenTo } from '@nestmates/domain/together/swaps/swap-time.ts';
import { viewOfSummary } from '../../members/people/person-view.ts';
import { viewOfTime } from '../plans/plan-fields.ts';
import { viewOfPlan } from '../plans/plan-view.ts';
import type { SwapView } from './contract.ts';
import type { SwapRow } from './ports.ts';

function proposedTimeOf(swap: Swap, party: SwapParty, now: Date): SwapView['proposedTime'] {
  const proposal = openProposal(swap, now);
  return proposal && { ...viewOfTime(proposal), mine: proposal.by === party };
}

function cardsOf({ swap, cardsOpenedAt }: SwapRow, party: SwapParty): SwapView['cards'] {
  const { opensAt, closesAt } = cardHours(swap);
  const isOpen = swap.status === 'pending' || swap.status === 'confirmed';
  return {
    childIds: isOpen ? swap.cardChildIds : [],
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    openedAt: (party === 'requester' && cardsOpenedAt?.toISOString()) || null,
  };
}

/** A swap as one of its two sees it. */
export function viewOfSwap(row: SwapRow, me: MemberId, now: Date): SwapView {
  const { swap, other, otherIsAway, children, recipientChildren } = row;
  const { id, status, childIds, emergencyContact, notes, createdAt } = swap;
  const party = partyOf(swap, me);
  const place = swap.place ?? { name: swap.location };
  // They come along to a time that is suggested; nobody does once that has passed.
  const along = status === 'pending' && !openProposal(swap, now) ? [] : recipientChildren;
  const [mine, theirs] = party === 'requester' ? [children, along] : [along, children];
  return {
    id,
    status,
    ...viewOfTime(swap),
    ...viewOfPlan({ times: timesAskedFor(swap), place, mine, theirs }, now),
    location: placeTitle(place, other),
    childIds,
    emergencyContact,
    notes,
    direction: party === 'requester' ? 'sent' : 'received',
    user: viewOfSummary(other),
    userIsAway: otherIsAway,
    cards: cardsOf(row, party),
    // What the two would agree on waits until the other is back.
    actions: otherIsAway
      ? []
      : [...swapActionsOpenTo(swap, party, now), ...timeActionsOpenTo(swap, party, now)],
    proposedTime: otherIsAway ? null : proposedTimeOf(swap, party, now),
    outcomes: outcomesFor(swap, party),
    createdAt: createdAt.toISOString(),
  };
}
