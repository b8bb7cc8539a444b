import { passwordResetRequestBody } from '@nestmates/application/members/accounts/contract.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';

export interface ForgotPasswordOpen {
  readonly kind: 'open';
  readonly sending: boolean;
  readonly issues?: readonly Issue[] | undefined;
  onSend(email: string): void;
  onClose(): void;
}

export type ForgotPasswordState = { readonly kind: 'closed' } | ForgotPasswordOpen;

interface ForgotPasswordDialogProps {
  readonly state: ForgotPasswordState;
  /** The e-mail from the login form. */
  readonly email?: string | undefined;
}

const nothing = () => {};

export function ForgotPasswordDialog({ state, email = '' }: ForgotPasswordDialogProps) {
  const open = state.kind === 'open';
  return (
    <Dialog
      open={open}
      onClose={open ? state.onClose : nothing}
      title="Reset Password"
      description="We'll send you a link to reset your password."
    >
      {open && <ForgotPasswordForm {...state} email={email} />}
    </Dialog>
  );
}

function ForgotPasswordForm(props: ForgotPasswordOpen & { readonly email: string }) {
  const { email, sending, issues, onSend, onClose } = props;
  const { form, field, formError } = useForm({
    schema: passwordResetRequestBody,
    initial: { email },
    issues,
    pending: sending,
    onSubmit: (filled) => onSend(filled.email),
  });
  return (
    <form {...form}>
      <FormError>{formError}</FormError>
      <TextField
        {...field('email')}
        label="Email Address"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <DialogActions>
        <Button type="submit" pending={sending} pendingLabel="Sending...">
          Send Reset Link
        </Button>
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </form>
  );
}
