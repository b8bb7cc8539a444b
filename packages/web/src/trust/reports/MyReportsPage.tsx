import type { ReportView } from '@nestmates/application/trust/reports/contract.ts';
import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { MyReportsScreen } from '@nestmates/ui/screens/trust/reports/MyReportsScreen.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { listQuery } from '../../platform/queries/lists.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useLoadMore } from '../../platform/queries/use-load-more.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';

const reportsQuery = listQuery('get /api/reports');
/** What has ended can be reported for a while. */
const endedQuery = readQuery('get /api/ended-conversations');

const loadDialog = async () =>
  (await import('@nestmates/ui/screens/trust/reports/AddWordsDialog.tsx')).AddWordsDialog;

export default function MyReportsPage() {
  useTitle('My Reports');
  const { mustVerifyEmail } = useMember();
  const query = useInfiniteQuery(reportsQuery);
  const more = useLoadMore(query);
  const { data: ended } = useQuery(endedQuery);
  const [adding, setAdding] = useState<ReportView>();
  const { loaded: AddWordsDialog, load } = useLazyImport(loadDialog);
  const withdraw = useAction({
    call: ({ id }: ReportView) => call('delete /api/reports/:id', { params: { id } }),
    entry: { name: 'withdraw-report', idOf: ({ id }) => id },
    says: seen('Your report is withdrawn'),
    fails: { title: 'Your report was not withdrawn', description: 'Please try again.' },
    touches: { type: 'report' },
  });
  const add = useAction({
    call: ({ id, words }: { readonly id: number; readonly words: string }) =>
      call('post /api/reports/:id/words', { params: { id }, body: { words } }),
    says: seen('Added to your report'),
    fails: { title: 'Nothing was added', description: 'Please try again.' },
    touches: { type: 'report' },
    onSuccess: () => setAdding(undefined),
  });
  if (!query.data) return <MyReportsScreen state={loadingOrFailed(query)} />;
  return (
    <MyReportsScreen
      state={{
        kind: 'ready',
        reports: query.data.items,
        mustVerifyEmail,
        more,
        ended: ended?.map(({ userId, firstName, reportableUntil }) => ({
          userId,
          name: firstName ?? 'Another member',
          until: reportableUntil,
          href: `/account/reports/conversations/${userId}`,
        })),
        withdrawing: withdraw.pendingInputs.map(({ id }) => id),
        onWithdraw: withdraw.run,
        onAdd(report) {
          setAdding(report);
          void load();
        },
        dialog: adding && AddWordsDialog && (
          <AddWordsDialog
            state={{
              sending: add.pending,
              issues: add.issues,
              onSend: (words) => add.run({ id: adding.id, words }),
              onClose: () => setAdding(undefined),
            }}
          />
        ),
      }}
    />
  );
}
