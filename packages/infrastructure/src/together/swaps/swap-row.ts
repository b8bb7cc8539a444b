import type { LockedSwap, SwapRow } from '@nestmates/application/together/swaps/ports.ts';
import type { ChildId } from '@nestmates/domain/platform/shared/ids.ts';
import { lengthOf, type PlanTime, planTimeFrom } from '@nestmates/domain/together/plans/plan-time.ts';
import type { Swap, SwapTime } from '@nestmates/domain/together/swaps/swap.ts';
import { isAway } from '../../members/pairs/not-blocked.ts';
import { childChips } from '../../members/people/person-sql.ts';
import { shownPhoto } from '../../platform/access/restriction-sql.ts';
import type { RowOf } from '../../platform/tables/table.ts';
import type { SwapModel } from './swap-models.ts';
import { isParted } from './swap-time-sql.ts';

/** A swap of the table `s`, the other member, `u`, the swap's children as chips show them, and its sitter cards. */
export const swapWithPartnerColumns = `s.*, u.id as other_id, u.first_name,
  ${shownPhoto('u')} as profile_photo_url,
  ${isAway('u.id')} or ${isParted('s')} as other_is_away,
  ${childChips('s.requester_id', 'c.id = any(s.child_ids)')} as children,
  ${childChips('s.recipient_id', 'c.id = any(s.recipient_child_ids)')} as recipient_children,
  array(select child_id from sitter_cards where child_id = any(s.card_child_ids) order by child_id) as cards_there,
  (select max(opened_at) from card_openings where swap_id = s.id) as cards_opened_at`;

export interface SwapWithPartnerRow
  extends RowOf<SwapModel>,
    Pick<SwapRow, 'otherIsAway' | 'children' | 'recipientChildren' | 'cardsOpenedAt'> {
  readonly otherId: number;
  readonly firstName: string | null;
  readonly profilePhotoUrl: string | null;
  readonly cardsThere: readonly ChildId[];
}

export type LockedSwapRow = SwapWithPartnerRow & Pick<LockedSwap, 'myName' | 'myChildren'>;

const timeOf = (date: Date, lengthMs: number | null | undefined): SwapTime => ({
  ...planTimeFrom({ date }, lengthMs ?? undefined),
  hasEnd: typeof lengthMs === 'number',
});

export const otherTimesOf = ({
  otherDates,
  otherLengthsMs,
}: Pick<RowOf<SwapModel>, 'otherDates' | 'otherLengthsMs'>): readonly PlanTime[] =>
  otherDates.map((date, nth) => planTimeFrom({ date }, otherLengthsMs[nth]));

export function swapRowOf(row: SwapWithPartnerRow): SwapRow {
  const {
    otherId,
    firstName,
    profilePhotoUrl,
    otherIsAway,
    children,
    recipientChildren,
    cardsThere,
    cardsOpenedAt,
    ...columns
  } = row;
  const {
    proposedBy,
    proposedDate,
    proposedLengthMs,
    otherDates: _dates,
    otherLengthsMs: _lengths,
    lengthMs,
    placeOf,
    ...swap
  } = columns;
  // Check constraints guarantee that a settled swap has its time, and that none that is off has a proposal.
  const stored = {
    ...swap,
    ...timeOf(swap.date, lengthMs),
    otherTimes: otherTimesOf(row),
    place: placeOf === null ? null : { of: placeOf },
    cardChildIds: cardsThere,
    proposal: proposedBy &&
      proposedDate && {
        by: proposedBy,
        ...timeOf(proposedDate, proposedLengthMs ?? lengthMs),
        ...(swap.status === 'pending' && { childIds: swap.recipientChildIds }),
      },
  } as Swap;
  const other = { id: otherId, firstName, profilePhotoUrl };
  return { swap: stored, other, otherIsAway, children, recipientChildren, cardsOpenedAt };
}

/** Null where the two have not agreed on an end. */
export const lengthAgreedOn = (time: SwapTime): number | null => (time.hasEnd ? lengthOf(time) : null);

/** The columns of the time of a swap, and of the other times that are offered. */
export const columnsOfTimes = (time: SwapTime, otherTimes: readonly PlanTime[]) => ({
  date: time.date,
  lengthMs: lengthAgreedOn(time),
  otherDates: otherTimes.map(({ date }) => date),
  otherLengthsMs: otherTimes.map(lengthOf),
});
