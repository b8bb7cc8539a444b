import { Button } from '../../../components/actions/Button.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { PasswordField } from '../../../components/forms/PasswordField.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import styles from './AuthScreen.module.css';

// Imported when the form is first focused, so that the page is usable before.
const loadSchema = async () =>
  (await import('@nestmates/application/members/accounts/contract.ts')).loginBody;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A login without the password. */
export interface PasskeyLogin {
  readonly pending: boolean;
  onUse(): void;
}

interface LoginFormProps {
  readonly email: string;
  readonly pending: boolean;
  readonly issues?: readonly Issue[] | undefined;
  readonly passkey: PasskeyLogin | undefined;
  onLogin(credentials: Credentials): void;
  onForgotPassword(email: string): void;
  /** Called on hover or focus of the link, to preload the dialog. */
  onForgotPasswordIntent(): void;
  onSignUp(email: string): void;
}

export function LoginForm(props: LoginFormProps) {
  const { email, pending, issues, passkey, onLogin, onForgotPassword, onForgotPasswordIntent, onSignUp } =
    props;
  const { form, field, values, busy, formError } = useForm({
    schema: loadSchema,
    initial: { email, password: '' },
    issues,
    pending,
    onSubmit: onLogin,
  });
  return (
    <>
      <form {...form} className={styles.form}>
        <FormError>{formError}</FormError>
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
          <button
            type="button"
            className={styles.forgot}
            onPointerEnter={onForgotPasswordIntent}
            onFocus={onForgotPasswordIntent}
            onClick={() => onForgotPassword(values.email)}
          >
            Forgot your password?
          </button>
        </div>
        <Button type="submit" wide pending={busy} pendingLabel="Logging in...">
          Log In
        </Button>
        {passkey && (
          <Button
            look="outline"
            wide
            pending={passkey.pending}
            pendingLabel="Waiting for your device…"
            onClick={passkey.onUse}
          >
            Use a passkey
          </Button>
        )}
      </form>
      <button type="button" className={styles.switch} onClick={() => onSignUp(values.email)}>
        Don't have an account? <span>Sign up</span>
      </button>
    </>
  );
}
