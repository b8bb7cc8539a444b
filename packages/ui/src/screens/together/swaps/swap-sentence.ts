import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { childrenInWords } from '../../members/people/children-in-words.ts';
import { placeText } from '../plans/plan-place-text.ts';
import { openTimesOf } from '../plans/plan-time-text.ts';
import { type EntrySentence, oneOfTimes, whoAndWhere } from '../swaps-and-playdates/entry-sentence.ts';
import { childrenOfSwap, swapTime } from './swap-text.ts';

type Said = Pick<
  SwapView,
  | 'status'
  | 'date'
  | 'until'
  | 'times'
  | 'place'
  | 'direction'
  | 'user'
  | 'children'
  | 'childIds'
  | 'outcomes'
>;

interface OwnChild {
  readonly id: number;
  readonly name: string | null;
}

const names = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** A member's own children by their names, where each has one: "Mateo and Luca". */
function childrenText(swap: Said, own: readonly OwnChild[]): string {
  const { direction, childIds } = swap;
  const { asked } = childrenOfSwap(swap);
  if (direction === 'received') return `her ${childrenInWords(asked)}`;
  const known = childIds.flatMap((id) => own.find((child) => child.id === id)?.name ?? []);
  return known.length > 0 && known.length === childIds.length
    ? names.format(known)
    : `your ${childrenInWords(asked)}`;
}

function beginning({ status, direction, user: { firstName }, outcomes }: Said, isPast: boolean): string {
  const received = direction === 'received';
  if (isPast) {
    const did = outcomes.mine === 'yes' ? 'babysat' : 'had agreed to babysit';
    return received ? `You ${did} for ${firstName} on` : `${firstName} ${did} for you on`;
  }
  if (status === 'confirmed')
    return received ? `You babysit for ${firstName} on` : `${firstName} babysits for you on`;
  return received ? `${firstName} asks you for` : `You asked ${firstName} for`;
}

/** "Bea asks you for Friday, June 5, 6 to 8 PM." */
export function swapSentence(
  swap: Said,
  {
    isPast = false,
    own = [],
  }: {
    readonly isPast?: boolean | undefined;
    readonly own?: readonly OwnChild[] | undefined;
  } = {},
): EntrySentence {
  const open = swap.status === 'pending' ? openTimesOf(swap) : [];
  const { day, time } = swapTime(open[0] ?? swap);
  return {
    before: beginning(swap, isPast),
    when: open.length > 1 ? `${oneOfTimes(open.length)}.` : `${day}, ${time}.`,
    after: whoAndWhere(childrenText(swap, own), placeText(swap)),
  };
}
