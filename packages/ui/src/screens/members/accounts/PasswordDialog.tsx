import { noPasswordMessage } from '@nestmates/domain/members/accounts/password.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { PasswordField } from '../../../components/forms/PasswordField.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { DialogActions } from '../../../components/overlays/DialogActions.tsx';
import type { FormSchema, Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import type { PasskeyLogin } from './LoginForm.tsx';

export interface PasswordDialogState {
  readonly kind: 'asking' | 'sending';
  readonly issues?: readonly Issue[] | undefined;
  /** What it is for. */
  readonly description: string;
  /** Left out where the member or the browser has none, or the password alone counts. */
  readonly passkey?: PasskeyLogin | undefined;
  onConfirm(password: string): void;
  onClose(): void;
}

const schema: FormSchema<string> = {
  '~standard': {
    validate(values) {
      const { password } = values as { readonly password: string };
      return password === ''
        ? { issues: [{ path: ['password'], message: noPasswordMessage }] }
        : { value: password };
    },
  },
};

/** Asks for the password again, for what a session alone must not do. */
export function PasswordDialog({ state }: { readonly state: PasswordDialogState }) {
  const { kind, issues, description, passkey, onConfirm, onClose } = state;
  const sending = kind === 'sending';
  const { form, field, formError } = useForm({
    schema,
    initial: { password: '' },
    issues,
    pending: sending,
    onSubmit: onConfirm,
  });
  return (
    <Dialog open onClose={onClose} title="Confirm your password" description={description}>
      <Stack as="form" {...form} gap={5}>
        <FormError>{formError}</FormError>
        <PasswordField {...field('password')} label="Your Password" autoComplete="current-password" />
        {passkey && (
          <div>
            <Button
              look="text"
              size="small"
              pending={passkey.pending}
              pendingLabel="Waiting for your device…"
              onClick={() => passkey.onUse()}
            >
              Use a Passkey
            </Button>
          </div>
        )}
        <DialogActions>
          <Button type="submit" pending={sending} pendingLabel="Confirming…">
            Confirm
          </Button>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
