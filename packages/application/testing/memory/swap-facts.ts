import type { ChildId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Swap } from '@nestmates/domain/together/swaps/swap.ts';
import type { MemberInMemory } from '../a-member.ts';

export const chipsOf = ({ children }: MemberInMemory) =>
  children.map(({ id, gender, age }) => ({ id, gender, age }));

/** Whether both said that it happened. */
export const isKept = (swap: Swap): boolean =>
  swap.status === 'confirmed' && swap.requesterOutcome === 'yes' && swap.recipientOutcome === 'yes';

export const isSamePair = (one: readonly MemberId[], two: readonly MemberId[]): boolean =>
  `${one.toSorted((a, b) => a - b)}` === `${two.toSorted((a, b) => a - b)}`;

/** Who comes along to the time that the recipient of a request suggests. */
export const suggestedChildren = (swap: Swap): readonly ChildId[] =>
  (swap.status === 'pending' && swap.proposal?.childIds) || [];
