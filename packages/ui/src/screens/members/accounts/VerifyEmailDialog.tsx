import { Button } from '../../../components/actions/Button.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import { ResendButton } from './ResendButton.tsx';
import type { VerificationResend } from './verification.ts';

export interface VerifyEmailDialogState {
  readonly email: string;
  readonly resend: VerificationResend;
  onClose(): void;
}

const nothing = () => {};

/** Opens after an action that was refused because the member's e-mail is not verified. */
export function VerifyEmailDialog({ state }: { readonly state: VerifyEmailDialogState | undefined }) {
  const sent = state?.resend.kind === 'sent';
  return (
    <Dialog
      open={state !== undefined}
      onClose={state?.onClose ?? nothing}
      title={sent ? 'A new link is on its way' : 'Verify your email first'}
      description={
        sent
          ? `Open the link in our e-mail to ${state?.email}, and then try again here.`
          : `Open the link in our e-mail to ${state?.email}. Until then you see no other moms, and cannot send requests, write or swap.`
      }
    >
      {state && (
        <DialogActions>
          {sent && <Button onClick={state.onClose}>Done</Button>}
          <ResendButton look={sent ? 'outline' : 'main'} resend={state.resend} />
          {!sent && (
            <Button look="outline" onClick={state.onClose}>
              Not now
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  );
}
