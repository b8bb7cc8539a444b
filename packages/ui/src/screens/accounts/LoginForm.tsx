import { loginBody } from '@nestmates/application/accounts/contract.ts';
import { Button } from '../../components/Button.tsx';
import { FormError } from '../../components/FormError.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { TextField } from '../../components/TextField.tsx';
import type { Issue } from '../../forms/schema.ts';
import { useForm } from '../../forms/use-form.ts';
import styles from './DoorForm.module.css';

export interface LoginState {
  readonly kind: 'login';
  readonly pending: boolean;
  /** What the server had to say about the last try. */
  readonly refusal?: string | undefined;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(login: ReturnType<typeof loginBody.parse>): void;
  onForgot(): void;
  onSwitch(): void;
}

const nothing = { email: '', password: '' };

export function LoginForm({ state }: { readonly state: LoginState }) {
  const { pending, refusal, issues, onSubmit, onForgot, onSwitch } = state;
  const { form, field } = useForm({ schema: loginBody, initial: nothing, issues, pending, onSubmit });
  return (
    <form {...form} className={styles.form}>
      <FormError>{refusal}</FormError>
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
        <button type="button" className={styles.forgot} onClick={onForgot}>
          Forgot your password?
        </button>
      </div>
      <Button type="submit" wide pending={pending} pendingLabel="Logging in...">
        Log In
      </Button>
      <p className={styles.other}>
        Don't have an account?{' '}
        <button type="button" className={styles.switch} onClick={onSwitch}>
          Sign up
        </button>
      </p>
    </form>
  );
}
