import { Button } from '../../../components/actions/Button.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { AlertDialog } from '../../../components/overlays/AlertDialog.tsx';

export interface DeletionState {
  readonly kind: 'idle' | 'asking' | 'deleting';
  /** Why the server refused to delete the account, such as an open order. */
  readonly refusal?: string | undefined;
  onAsk(): void;
  onCancel(): void;
  onConfirm(): void;
}

export function DeleteAccount({ kind, refusal, onAsk, onCancel, onConfirm }: DeletionState) {
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
      <AlertDialog
        open={kind === 'asking'}
        title="Are you absolutely sure?"
        description="This removes your profile, photos and connections. It cannot be undone. If you want to keep your data, cancel and ask for it under “Your Data” first."
        confirm="Yes, delete my account"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </>
  );
}
