import { passwordResetRequestBody } from '@nestmates/application/accounts/contract.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogActions } from '../../components/DialogActions.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { Issue } from '../../forms/schema.ts';
import { useForm } from '../../forms/use-form.ts';
import styles from './DoorForm.module.css';

export interface ForgotPasswordState {
  readonly pending: boolean;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(request: ReturnType<typeof passwordResetRequestBody.parse>): void;
  onClose(): void;
}

const nothing = { email: '' };

/** Loaded when it is opened: most who come to log in know their password. */
export function ForgotPasswordDialog({ state }: { readonly state: ForgotPasswordState }) {
  const { pending, issues, onSubmit, onClose } = state;
  const { form, field } = useForm({
    schema: passwordResetRequestBody,
    initial: nothing,
    issues,
    pending,
    onSubmit,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Reset Password"
      description="We'll send you a link to reset your password."
    >
      <form {...form} className={styles.form}>
        <TextField
          {...field('email')}
          label="Email Address"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <DialogActions>
          <Button type="submit" pending={pending} pendingLabel="Sending...">
            Send Reset Link
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
