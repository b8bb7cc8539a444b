import { passwordResetForm, type ResetKeysView } from '@nestmates/application/members/accounts/contract.ts';
import { passwordRules } from '@nestmates/domain/members/accounts/password.ts';
import {
  invalidLinkMessage,
  type KeptKeys,
  loginEmailsOn,
  usedLinkMessage,
} from '@nestmates/domain/members/accounts/password-reset.ts';
import { useId, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { FormError } from '../../../components/forms/FormError.tsx';
import { PasswordChecklist } from '../../../components/forms/PasswordChecklist.tsx';
import { PasswordField } from '../../../components/forms/PasswordField.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import { AuthLayout } from './AuthLayout.tsx';
import styles from './AuthScreen.module.css';
import { LinkInProgress, LinkUnanswered } from './LinkPage.tsx';
import { ResetKeys } from './ResetKeys.tsx';
import { keptAtFirst, keptText } from './reset-keys.ts';

interface Asking {
  readonly kind: 'asking';
  readonly pending: boolean;
  readonly issues?: readonly Issue[] | undefined;
  readonly keys: ResetKeysView;
  /** Day from which the days are told. */
  readonly now: Date;
  onReset(newPassword: string, keep: KeptKeys): void;
}

export type ResetPasswordScreenState =
  | Unready
  /** The URL has no token. */
  | { readonly kind: 'no-token' }
  /** The server rejected the token. */
  | { readonly kind: 'expired'; readonly used?: boolean | undefined }
  | Asking
  | { readonly kind: 'done' };

const title = (
  <>
    Choose a <em>new password</em>
  </>
);

const back = { href: '/', label: 'Back to Home' };

export function ResetPasswordScreen({ state }: { readonly state: ResetPasswordScreenState }) {
  return (
    <AuthLayout back={back} form={state.kind === 'asking' ? 'long' : 'short'}>
      <Content state={state} />
    </AuthLayout>
  );
}

function Content({ state }: { readonly state: ResetPasswordScreenState }) {
  switch (state.kind) {
    case 'asking':
      return <ResetForm {...state} />;
    case 'loading':
      return <LinkInProgress title={title} />;
    case 'failed':
      return <LinkUnanswered title={title} onRetry={state.onRetry} />;
    case 'no-token':
    case 'expired':
      return (
        <>
          <h1 className={styles.title}>
            Invalid <em>Reset Link</em>
          </h1>
          <p className={styles.tagline}>{invalidLinkMessage}</p>
          {state.kind === 'expired' && (
            <p className={styles.tagline}>
              {state.used ? usedLinkMessage : 'Links work once, for an hour. You can ask for a new one.'}
            </p>
          )}
          <div className={styles.form}>
            <LinkButton href="/auth" wide>
              Back to Login
            </LinkButton>
          </div>
        </>
      );
    case 'done':
      return (
        <>
          <h1 className={styles.title}>
            Password Reset <em>Complete</em>
          </h1>
          <p className={styles.tagline}>Your new password works from now on, everywhere.</p>
          <p className={styles.tagline}>{loginEmailsOn}</p>
          <div className={styles.form}>
            <LinkButton href="/auth" wide>
              Go to Login
            </LinkButton>
          </div>
        </>
      );
  }
}

function ResetForm({ pending, issues, keys, now, onReset }: Asking) {
  const advice = useId();
  const [kept, setKept] = useState(() => keptAtFirst(keys));
  const hasKeys = keys.passkeys.length > 0 || keys.twoStep || keys.pendingEmail !== null;
  const { form, field, refused, values, formError } = useForm({
    schema: passwordResetForm,
    initial: { newPassword: '', confirmPassword: '' },
    issues,
    pending,
    onSubmit: (filled) => onReset(filled.newPassword, kept),
  });
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.tagline}>Six characters at least; longer is better.</p>
      <form {...form} className={styles.form}>
        <FormError>{formError}</FormError>
        <div className={styles.password}>
          <PasswordField
            {...field('newPassword')}
            label="New Password"
            autoComplete="new-password"
            describedBy={advice}
          />
          <PasswordChecklist
            id={advice}
            rules={passwordRules}
            password={values.newPassword}
            refused={refused('newPassword')}
            title="A strong password has"
          />
        </div>
        <PasswordField {...field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
        {hasKeys && (
          <>
            <ResetKeys keys={keys} kept={kept} now={now} onKeep={setKept} />
            <p className={styles.kept} aria-live="polite">
              {keptText(kept)} Then you log in again with the new password.
            </p>
          </>
        )}
        <Button type="submit" wide pending={pending} pendingLabel="Resetting...">
          Reset Password
        </Button>
      </form>
    </>
  );
}
