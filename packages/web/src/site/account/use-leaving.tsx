import type { DataOffer } from '@nestmates/ui/screens/members/accounts/deletion-state.ts';
import type { ExportSectionState } from '@nestmates/ui/screens/trust/exports/ExportSection.tsx';
import { useAccountDeletion } from '../../members/accounts/use-account-deletion.tsx';
import { useExports } from '../../trust/exports/use-exports.tsx';

/** Stands in the place of the question whether to delete the account. */
function offerOf(data: ExportSectionState, closeQuestion: () => void): DataOffer | undefined {
  if (data.kind !== 'ready') return undefined;
  const { exports, onAsk } = data;
  const kind = exports[0]?.state ?? 'not-asked';
  if (kind === 'used-up') return undefined;
  return {
    kind,
    onAsk() {
      closeQuestion();
      onAsk();
    },
  };
}

/** Takes the member's data along, and deletes the account; the deletion offers the data first. */
export function useLeaving({ enabled = true } = {}) {
  const { data, ownPasswordDialog } = useExports({ enabled });
  const { deletion, passwordDialog } = useAccountDeletion({ enabled });
  return {
    data,
    deletion: { ...deletion, data: offerOf(data, deletion.onCancel) },
    passwordDialogs: (
      <>
        {ownPasswordDialog}
        {passwordDialog}
      </>
    ),
  };
}
