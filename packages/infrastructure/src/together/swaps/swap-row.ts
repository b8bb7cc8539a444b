import type { LockedSwap, SwapRow } from '@nestmates/application/together/swaps/ports.ts';
import type { ChildId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Swap } from '@nestmates/domain/together/swaps/swap.ts';
import { childChips } from '../../members/people/person-sql.ts';
import { shownPhoto } from '../../platform/access/restriction-sql.ts';
import type { RowOf } from '../../platform/tables/table.ts';
import type { SwapModel } from './swap-models.ts';

/** A swap of the table `s`, the other member, `u`, the swap's children as chips show them, and its sitter cards. */
export const swapWithPartnerColumns = `s.*, u.id as other_id, u.first_name, ${shownPhoto('u')} as profile_photo_url,
  ${childChips('s.requester_id', 'c.id = any(s.child_ids)')} as children,
  array(select child_id from sitter_cards where child_id = any(s.card_child_ids) order by child_id) as cards_there,
  (select max(opened_at) from card_openings where swap_id = s.id) as cards_opened_at`;

export interface SwapWithPartnerRow extends RowOf<SwapModel>, Pick<SwapRow, 'children' | 'cardsOpenedAt'> {
  readonly otherId: number;
  readonly firstName: string | null;
  readonly profilePhotoUrl: string | null;
  readonly cardsThere: readonly ChildId[];
}

export type LockedSwapRow = SwapWithPartnerRow & Pick<LockedSwap, 'myName'>;

export const swapRowOf = ({
  otherId,
  firstName,
  profilePhotoUrl,
  children,
  proposedBy,
  proposedDate,
  cardsThere,
  cardsOpenedAt,
  ...swap
}: SwapWithPartnerRow): SwapRow => ({
  // Check constraints guarantee that a settled swap has its time, and that only a confirmed one has a proposal.
  swap: {
    ...swap,
    cardChildIds: cardsThere,
    proposal: proposedBy && proposedDate && { by: proposedBy, date: proposedDate },
  } as Swap,
  other: { id: otherId, firstName, profilePhotoUrl },
  children,
  cardsOpenedAt,
});
