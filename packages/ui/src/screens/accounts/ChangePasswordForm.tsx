import { changePasswordForm } from '@nestmates/application/accounts/contract.ts';
import { Button } from '../../components/Button.tsx';
import { FormError } from '../../components/FormError.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import type { Issue } from '../../forms/schema.ts';
import { useForm } from '../../forms/use-form.ts';
import styles from './DoorForm.module.css';

export interface ChangePasswordState {
  readonly kind: 'asking' | 'saving';
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(change: ReturnType<typeof changePasswordForm.parse>): void;
}

const nothing = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function ChangePasswordForm({ state }: { readonly state: ChangePasswordState }) {
  const { kind, issues, onSubmit } = state;
  const { form, field, wholeError } = useForm({
    schema: changePasswordForm,
    initial: nothing,
    issues,
    pending: kind === 'saving',
    onSubmit,
  });
  return (
    <form {...form} className={styles.form}>
      <FormError>{wholeError}</FormError>
      <PasswordField {...field('currentPassword')} label="Current Password" autoComplete="current-password" />
      <PasswordField {...field('newPassword')} label="New Password" autoComplete="new-password" />
      <PasswordField {...field('confirmPassword')} label="Confirm New Password" autoComplete="new-password" />
      <div>
        <Button type="submit" pending={kind === 'saving'} pendingLabel="Changing...">
          Change Password
        </Button>
      </div>
    </form>
  );
}
