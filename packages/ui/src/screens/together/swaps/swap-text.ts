import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { spanText } from '../../../dates/clock-span.ts';
import { longDay } from '../../../dates/date-formats.ts';
import { localFormat } from '../../../dates/local-format.ts';
import { childrenInWords } from '../../members/people/children-in-words.ts';
import { type GivenTime, timeOf } from '../plans/plan-time-text.ts';

export interface SwapTime {
  /** "Saturday, June 6", without the year: swaps are at most a year ahead. */
  readonly day: string;
  /** "2 to 4 PM" */
  readonly time: string;
  readonly dayOfMonth: number;
}

/** Reads it in the member's time zone. */
export function swapTime(given: GivenTime): SwapTime {
  const time = timeOf(given);
  return { day: longDay.format(time.date), time: spanText(time), dayOfMonth: time.date.getDate() };
}

/** "Sat, Jun 6" */
const shortDay = localFormat({ weekday: 'short', month: 'short', day: 'numeric' });

/** The two lines of a time that stands beside another. */
export function shortSwapTime(given: GivenTime): {
  readonly day: string;
  readonly time: string;
} {
  const time = timeOf(given);
  return { day: shortDay.format(time.date), time: spanText(time) };
}

/** "Sat, Jun 6, 2 to 4 PM" */
export const spanInRow = (given: GivenTime): string => {
  const { day, time } = shortSwapTime(given);
  return `${day}, ${time}`;
};

/** Those whom the other is asked to look after, and those whom the other brings along. */
export const childrenOfSwap = ({ direction, children }: Pick<SwapView, 'direction' | 'children'>) =>
  direction === 'sent'
    ? { asked: children.mine, brought: children.theirs }
    : { asked: children.theirs, brought: children.mine };

/** Who comes along to the time that the recipient of a request suggests; with an arranged swap that stays as it is. */
export function broughtText(
  swap: Pick<SwapView, 'status' | 'direction' | 'children' | 'user'>,
): string | undefined {
  const { brought } = childrenOfSwap(swap);
  if (swap.status !== 'pending' || brought.length === 0) return undefined;
  const children = childrenInWords(brought);
  return swap.direction === 'received'
    ? `You bring your ${children}.`
    : `${swap.user.firstName} brings her ${children}.`;
}

/** The same after other words, as a sentence of its own. */
export const withBrought = (words: string, swap: Parameters<typeof broughtText>[0]): string => {
  const brought = broughtText(swap);
  return brought ? `${words}. ${brought}` : words;
};

/** Whether the recipient's own children may come along: to the place of the one who asks. */
export const isAtTheirs = ({
  direction,
  place,
  user,
}: Pick<SwapView, 'direction' | 'place' | 'user'>): boolean =>
  direction === 'received' && place !== null && 'of' in place && place.of === user.id;

const statuses = {
  pending: { tone: 'ochre', words: 'Pending' },
  confirmed: { tone: 'moss', words: 'Confirmed' },
  declined: { tone: 'plain', words: 'Declined' },
  cancelled: { tone: 'plain', words: 'Cancelled' },
} as const;

export const statusBadge = ({ status }: Pick<SwapView, 'status'>) => statuses[status];

/** A swap that is over is done once both have said that it happened. */
export function pastBadge({ outcomes: { mine, theirs } }: Pick<SwapView, 'outcomes'>) {
  if (mine === 'no') return { tone: 'plain', words: 'Did not happen' } as const;
  if (mine === 'rearranged') return { tone: 'plain', words: 'Rearranged' } as const;
  if (mine === 'yes' && theirs === 'yes') return { tone: 'moss', words: 'Done' } as const;
  return { tone: 'plain', words: 'Over' } as const;
}
