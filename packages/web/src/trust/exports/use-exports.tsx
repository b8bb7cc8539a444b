import type { ExportSectionState } from '@nestmates/ui/screens/trust/exports/ExportSection.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { unlessNotGiven } from '../../members/accounts/password-asking.ts';
import { useOwnPassword } from '../../members/accounts/use-own-password.tsx';
import { useAction } from '../../platform/actions/use-action.ts';
import { call, filledPath } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

const exportsQuery = readQuery('get /api/account/exports');

/** The file with the member's data, and what has become of it. */
export function useExports({ enabled = true } = {}) {
  const [search] = useSearchParams();
  const token = search.get('export');
  const { withOwnPassword, ownPasswordDialog } = useOwnPassword(
    'The file has everything you have given us, so asking for it needs your password.',
  );
  // It becomes ready without an event, so it is read with every visit.
  const query = useQuery({ ...exportsQuery, staleTime: 0, enabled });
  const ask = useAction({
    call: () => withOwnPassword((password) => call('post /api/account/export', { body: { password } })),
    says: ({ message }) => message,
    fails: unlessNotGiven({ title: 'Your data was not asked for', description: 'Please try again.' }),
    onSuccess: () => void query.refetch(),
  });
  const data: ExportSectionState = query.data
    ? {
        kind: 'ready',
        exports: query.data,
        link: token && filledPath('get /api/account/exports/:token', { token }),
        asking: ask.pending,
        onAsk: ask.run,
      }
    : loadingOrFailed(query);
  return { data, ownPasswordDialog };
}
