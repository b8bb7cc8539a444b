import type { LockedSwap, SwapRow } from '@nestmates/application/together/swaps/ports.ts';
import type { Swap } from '@nestmates/domain/together/swaps/swap.ts';
import { childChips } from '../../members/people/person-sql.ts';
import type { RowOf } from '../../platform/database/row-of.ts';
import type { SwapModel } from './swap-model.ts';

/** A swap of the table `s`, the other member, `u`, and the swap's children as chips show them. */
export const swapWithPartnerColumns = `s.*, u.id as other_id, u.first_name, u.profile_photo_url,
  ${childChips('s.requester_id', 'c.id = any(s.child_ids)')} as children`;

export interface SwapWithPartnerRow extends RowOf<SwapModel>, Pick<SwapRow, 'children'> {
  readonly otherId: number;
  readonly firstName: string | null;
  readonly profilePhotoUrl: string | null;
}

export type LockedSwapRow = SwapWithPartnerRow & Pick<LockedSwap, 'myName'>;

export const swapRowOf = ({
  otherId,
  firstName,
  profilePhotoUrl,
  children,
  proposedBy,
  proposedDate,
  ...swap
}: SwapWithPartnerRow): SwapRow => ({
  // Check constraints guarantee that a settled swap has its time, and that only a confirmed one has a proposal.
  swap: { ...swap, proposal: proposedBy && proposedDate && { by: proposedBy, date: proposedDate } } as Swap,
  other: { id: otherId, firstName, profilePhotoUrl },
  children,
});
