import { toDateTimeLocal } from '@nestmates/ui/dates/local-date-time.ts';
import type { NewCodeState } from '@nestmates/ui/screens/office/early-access/NewCodeDialog.tsx';
import type { NewCode } from '@nestmates/ui/screens/office/early-access/new-code-schema.ts';
import { useState } from 'react';
import { unlessAtFields } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { serverNow } from '../../platform/server-time/server-clock.ts';

/** The dialog for a new code: undefined while it is closed. */
export function useNewCode(): { readonly newCode: NewCodeState | undefined; onNewCode(): void } {
  const [openedAt, setOpenedAt] = useState<Date>();
  const close = () => setOpenedAt(undefined);
  const { run, pending, issues } = useAction({
    call: (body: NewCode) => call('post /api/admin/codes', { body }),
    says: 'Code created',
    fails: unlessAtFields('Failed to create the code'),
    touches: { type: 'admin' },
    onSuccess: close,
  });
  return {
    newCode: openedAt && {
      kind: pending ? 'sending' : 'asking',
      now: toDateTimeLocal(openedAt),
      issues,
      onCreate: run,
      onClose: close,
    },
    onNewCode: () => setOpenedAt(serverNow()),
  };
}
