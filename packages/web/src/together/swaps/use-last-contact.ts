import { useInfiniteQuery } from '@tanstack/react-query';
import { lastContactIn } from './last-contact.ts';
import { confirmedSwapsQuery, pastSwapsQuery, pendingSwapsQuery } from './swap-queries.ts';

/** Undefined as long as it is not known. */
export function useLastContact(): string | undefined {
  // Without the error toasts of the queries: it is typed then.
  const pending = useInfiniteQuery({ ...pendingSwapsQuery, meta: {} });
  const confirmed = useInfiniteQuery({ ...confirmedSwapsQuery, meta: {} });
  const past = useInfiniteQuery({ ...pastSwapsQuery, meta: {} });
  if (!pending.data || !confirmed.data || !past.data) return undefined;
  return lastContactIn([pending, confirmed, past].flatMap(({ data }) => data?.items ?? []));
}
