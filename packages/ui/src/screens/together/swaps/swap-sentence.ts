import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { placeInSentence } from '@nestmates/domain/together/plans/plan-place.ts';
import { type EntrySentence, oneOfTimes, whoAndWhere } from '../swaps-and-playdates/entry-sentence.ts';
import { childrenInWords } from './children-in-words.ts';
import { swapTime } from './swap-text.ts';

type Said = Pick<
  SwapView,
  | 'status'
  | 'date'
  | 'until'
  | 'times'
  | 'place'
  | 'location'
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
function childrenText({ direction, children, childIds }: Said, own: readonly OwnChild[]): string {
  if (direction === 'received') return `her ${childrenInWords(children)}`;
  const known = childIds.flatMap((id) => own.find((child) => child.id === id)?.name ?? []);
  return known.length > 0 && known.length === childIds.length
    ? names.format(known)
    : `your ${childrenInWords(children)}`;
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
  const { status, times, place, location, user } = swap;
  const { day, time } = swapTime(swap);
  const isOffered = status === 'pending' && times.length > 1;
  const reader = { me: place && place.of !== user.id ? place.of : 0, other: user.firstName };
  return {
    before: beginning(swap, isPast),
    when: isOffered ? `${oneOfTimes(times.length)}.` : `${day}, ${time}.`,
    after: whoAndWhere(childrenText(swap, own), placeInSentence(place ?? { name: location }, reader)),
  };
}
