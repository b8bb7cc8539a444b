import { planTimeRule } from '@nestmates/domain/together/plans/plan-time.ts';
import { notBlockedByEither, restrictedFor } from '../../members/pairs/not-blocked.ts';
import { endAfter } from '../../members/pairs/plan-end-sql.ts';

/** The end of a swap, by the name of its table; where none was agreed on, that of the usual length. */
export const swapEnd = (swap: string): string => endAfter(`${swap}.date`, `${swap}.length_ms`);

/** When it is over, as \`overAt\` says. */
export const swapOver = (swap: string): string =>
  endAfter(`${swap}.date`, `${swap}.length_ms`, planTimeRule.longest);

const timesAskedFor = (swap: string): string =>
  `${swap}.date, ${swap}.other_dates[1], ${swap}.other_dates[2]`;

/** The last of the times that the recipient may take. Those that a request has not are null, which `greatest` leaves out. */
export const lastAskedFor = (swap: string): string => `greatest(${timesAskedFor(swap)})`;

/** When a request lapses: with the last of its times, also of the one that is suggested. */
export const swapLapse = (swap: string): string => `greatest(${timesAskedFor(swap)}, ${swap}.proposed_date)`;

const longest = `interval '${planTimeRule.longest / 1000} seconds'`;

/** Arranged swaps that end after a time; their beginning is what the indexes know. */
export const endsAfter = (swap: string, at: string): string =>
  `${swap}.date > ${at} - ${longest} and ${swapOver(swap)} > ${at}`;

/** One that is arranged and goes on. */
export const isGoingOn = (swap: string, at: string): string =>
  `(${swap}.status = 'confirmed' and ${swap}.date <= ${at} and ${endsAfter(swap, at)})`;

/** One of the two has blocked the other while it went on. */
export const isParted = (swap: string): string => `${swap}.match_id is null`;

/**
 * One that goes on is shown also while the other is away, and again once a block is taken back: whoever has a child there has
 * to know where.
 */
export const isShownSwap = (isGoingOnNow: string, isPartedSwap: string, me: string, other: string): string =>
  `${notBlockedByEither(me, other)} and (${isGoingOnNow} or not ${isPartedSwap} and not ${restrictedFor(me, other)})`;

/** Those of a member, while they are listed. */
export const isListed = (swap: string, at: string): string =>
  `(${swap}.status = 'pending' and ${swapLapse(swap)} > ${at} or ${swap}.status = 'confirmed' and ${endsAfter(swap, at)})`;

/** The end of the proposed time, which keeps the length of the swap where it names none. */
export const proposedEnd = endAfter(
  'babysitting_swaps.proposed_date',
  'coalesce(babysitting_swaps.proposed_length_ms, babysitting_swaps.length_ms)',
);
