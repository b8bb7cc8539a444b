import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { DeletionDialog } from './DeletionDialog.tsx';
import type { DeletionState } from './deletion-state.ts';
import { ScheduledDeletion } from './ScheduledDeletion.tsx';

export function DeleteAccount(deletion: DeletionState) {
  const { kind, refusal, scheduled, onAsk } = deletion;
  if (scheduled) return <ScheduledDeletion {...scheduled} />;
  return (
    <>
      {refusal && (
        <Banner look="wrong" announced>
          {refusal}
        </Banner>
      )}
      <div>
        <Button look="danger" pending={kind === 'deleting'} pendingLabel="Deleting…" onClick={onAsk}>
          Delete Account
        </Button>
      </div>
      <DeletionDialog {...deletion} />
    </>
  );
}
