import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { PasswordField } from '../../../components/forms/PasswordField.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import styles from './AccountScreen.module.css';

// Few visits to the page change the password, so the schema is imported when the form is first focused.
const loadSchema = async () =>
  (await import('@nestmates/application/members/accounts/contract.ts')).changePasswordForm;

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export interface ChangePasswordState {
  readonly kind: 'idle' | 'changing';
  readonly issues?: readonly Issue[] | undefined;
  /** The number of successful changes; the form is reset with each. */
  readonly succeeded: number;
  onChange(change: PasswordChange): void;
}

export function ChangePasswordForm({ kind, issues, onChange }: ChangePasswordState) {
  const changing = kind === 'changing';
  const { form, field, busy, formError } = useForm({
    schema: loadSchema,
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    issues,
    pending: changing,
    onSubmit: ({ currentPassword, newPassword }) => onChange({ currentPassword, newPassword }),
  });
  return (
    <form {...form} className={styles.form}>
      <FormError>{formError}</FormError>
      <PasswordField {...field('currentPassword')} label="Current Password" autoComplete="current-password" />
      <PasswordField
        {...field('newPassword')}
        label="New Password"
        hint="At least 8 characters."
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} label="Confirm New Password" autoComplete="new-password" />
      <div>
        <Button type="submit" pending={busy} pendingLabel="Changing...">
          Change Password
        </Button>
      </div>
    </form>
  );
}
