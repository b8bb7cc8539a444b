import { passwordResetForm } from '@nestmates/application/accounts/contract.ts';
import { passwordRules } from '@nestmates/domain/accounts/password.ts';
import { Button } from '../../components/Button.tsx';
import { FormError } from '../../components/FormError.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PasswordChecklist } from '../../components/PasswordChecklist.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import type { Issue } from '../../forms/schema.ts';
import { useForm } from '../../forms/use-form.ts';
import styles from './DoorForm.module.css';
import { DoorFrame } from './DoorFrame.tsx';

interface Asking {
  readonly kind: 'asking' | 'saving';
  /** What the server refused: most often a link that has been used or is too old. */
  readonly refusal?: string | undefined;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(form: ReturnType<typeof passwordResetForm.parse>): void;
}

export type ResetPasswordScreenState = { readonly kind: 'invalid-link' } | Asking | { readonly kind: 'done' };

const nothing = { newPassword: '', confirmPassword: '' };

function ResetForm({ state }: { readonly state: Asking }) {
  const { kind, refusal, issues, onSubmit } = state;
  const { form, field, values } = useForm({
    schema: passwordResetForm,
    initial: nothing,
    issues,
    pending: kind === 'saving',
    onSubmit,
  });
  return (
    <form {...form} className={styles.form}>
      <FormError>{refusal}</FormError>
      <PasswordField
        {...field('newPassword')}
        label="New Password"
        autoComplete="new-password"
        describedBy="password-advice"
      />
      <PasswordChecklist
        id="password-advice"
        title="A strong password has"
        rules={passwordRules}
        password={values.newPassword}
      />
      <PasswordField {...field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
      <Button type="submit" wide pending={kind === 'saving'} pendingLabel="Resetting...">
        Reset Password
      </Button>
    </form>
  );
}

export function ResetPasswordScreen({ state }: { readonly state: ResetPasswordScreenState }) {
  switch (state.kind) {
    case 'invalid-link':
      return (
        <DoorFrame
          title={
            <>
              Invalid <em>Reset Link</em>
            </>
          }
          lead="This password reset link is invalid or has expired."
        >
          <LinkButton href="/auth">Back to Login</LinkButton>
        </DoorFrame>
      );
    case 'asking':
    case 'saving':
      return (
        <DoorFrame
          title={
            <>
              Reset <em>Password</em>
            </>
          }
          lead="Choose a new one. You will be logged out everywhere else."
        >
          <ResetForm state={state} />
        </DoorFrame>
      );
    case 'done':
      return (
        <DoorFrame
          title={
            <>
              Password Reset <em>Complete</em>
            </>
          }
          lead="Your password has been reset. You can now log in."
        >
          <LinkButton href="/auth">Go to Login</LinkButton>
        </DoorFrame>
      );
  }
}
