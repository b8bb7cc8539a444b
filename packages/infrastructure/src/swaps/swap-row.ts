import type { SwapRow } from '@nestmates/application/swaps/ports.ts';
import type { Swap } from '@nestmates/domain/swaps/swap.ts';

/** SQL for a swap of the table `s`, with the domain's names. */
export const swapColumns = `s.id, s.requester_id as "requesterId", s.recipient_id as "recipientId", s.status,
  s.date, s.location, s.child_ids as "childIds", s.emergency_contact as "emergencyContact", s.notes,
  s.created_at as "createdAt", s.settled_at as "settledAt"`;

/** The same with the other member, `u`, and the swap's children as chips show them. */
export const swapWithPartnerColumns = `${swapColumns},
  u.id as "otherId", u.first_name as "firstName", u.profile_photo_url as "profilePhotoUrl", (
    select coalesce(json_agg(json_build_object('gender', c.gender, 'age', c.age) order by c.position), '[]')
    from children c where c.user_id = s.requester_id and c.id = any(s.child_ids)
  ) as children`;

export interface SwapWithPartnerRow extends Omit<Swap, 'status'>, Pick<SwapRow, 'children'> {
  readonly status: Swap['status'];
  readonly settledAt: Date | null;
  readonly otherId: number;
  readonly firstName: string | null;
  readonly profilePhotoUrl: string | null;
}

export const swapRowOf = ({
  otherId,
  firstName,
  profilePhotoUrl,
  children,
  ...swap
}: SwapWithPartnerRow): SwapRow => ({
  // A check constraint guarantees that a settled swap has its time.
  swap: swap as Swap,
  other: { id: otherId, firstName, profilePhotoUrl },
  children,
});
