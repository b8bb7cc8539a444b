import type { MissingPaymentView } from '@nestmates/application/office/money/take-over-contract.ts';
import { dateOf } from '@nestmates/domain/platform/dates/calendar-date.ts';
import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import {
  AdminMoneyScreen,
  type AdminMoneyScreenState,
} from '@nestmates/ui/screens/office/money/AdminMoneyScreen.tsx';
import type { JournalChoice } from '@nestmates/ui/screens/office/money/JournalForm.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { sentAnswer } from '../../platform/queries/list-page.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { queryKey } from '../../platform/queries/query-key.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useNow } from '../../platform/server-time/use-now.ts';
import { adminData, unreadyState } from '../admin/unready.ts';
import {
  booksQuery,
  firstJournal,
  journalHref,
  sellersQuery,
  volumesHref,
  yearsUntil,
} from './books-queries.ts';
import { useGuaranteeRetry } from './use-guarantee-retry.ts';

const loadTakeOver = async () => (await import('./TakeOverDialogContainer.tsx')).TakeOverDialogContainer;

const moneyQuery = queryOptions({
  queryKey: queryKey('get /api/admin/money'),
  queryFn: () => call('get /api/admin/money'),
  initialData: () => sentAnswer('get /api/admin/money'),
  meta: { failedMessage: 'Failed to load the money.' },
  ...adminData,
});

const missingQuery = { ...readQuery('get /api/admin/money/missing'), ...adminData };
const unmatchedQuery = { ...readQuery('get /api/admin/money/unmatched'), ...adminData };

/** The books are those of UTC, like all times that are stored. */
function useBooks() {
  const today = dateOf(useNow().toISOString());
  const [choice, setChoice] = useState<JournalChoice>(() => firstJournal(today));
  const query = useQuery(booksQuery);
  return {
    books: query.data ? { kind: 'ready' as const, view: query.data } : loadingOrFailed(query),
    journal: { choice, today, href: journalHref(choice), onChoice: setChoice },
    payoutsHref: '/api/admin/money/payouts.csv',
  };
}

function useSellers() {
  const years = yearsUntil(useNow());
  const [year, setYear] = useState(years[0] ?? 0);
  const query = useQuery(sellersQuery(year));
  return {
    year,
    years,
    href: volumesHref(year),
    onYear: setYear,
    volumes: query.data ? { kind: 'ready' as const, view: query.data } : loadingOrFailed(query),
  };
}

export default function AdminMoneyPage() {
  useTitle('Money');
  const query = useQuery(moneyQuery);
  const unmatched = useQuery(unmatchedQuery);
  const missing = useQuery(missingQuery);
  const [books, sellers] = [useBooks(), useSellers()];
  const [looking, setLooking] = useState<MissingPaymentView>();
  const { loaded: TakeOver, load } = useLazyImport(loadTakeOver);
  const { guarantees } = useGuaranteeRetry();

  function onLook(payment: MissingPaymentView): void {
    setLooking(payment);
    void load();
  }

  function stateOf(): AdminMoneyScreenState {
    if (!query.data) return unreadyState(query);
    if (!unmatched.data) return unreadyState(unmatched);
    if (!missing.data) return unreadyState(missing);
    return {
      kind: 'ready',
      money: query.data,
      unmatched: unmatched.data,
      missing: { payments: missing.data, onLook },
      books,
      sellers,
      guarantees,
    };
  }

  return (
    <>
      <AdminMoneyScreen state={stateOf()} />
      {TakeOver && looking && <TakeOver payment={looking} onClose={() => setLooking(undefined)} />}
    </>
  );
}
