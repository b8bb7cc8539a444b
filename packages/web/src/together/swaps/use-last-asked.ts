import { useInfiniteQuery } from '@tanstack/react-query';
import { lastContactIn } from './last-contact.ts';
import { lastSwapWith } from './last-swap.ts';
import { confirmedSwapsQuery, pastSwapsQuery, pendingSwapsQuery } from './swap-queries.ts';

/** What the member asked for the last time, of anybody and of this one. Nothing as long as it is not known. */
export function useLastAsked(me: number, recipientId: number) {
  // No error toasts of the queries: it is typed then.
  const pending = useInfiniteQuery({ ...pendingSwapsQuery, meta: {} });
  const confirmed = useInfiniteQuery({ ...confirmedSwapsQuery, meta: {} });
  const past = useInfiniteQuery({ ...pastSwapsQuery, meta: {} });
  if (!pending.data || !confirmed.data || !past.data) return {};
  const swaps = [pending, confirmed, past].flatMap(({ data }) => data?.items ?? []);
  return { lastContact: lastContactIn(swaps), lastSwap: lastSwapWith(swaps, { me, recipientId }) };
}
