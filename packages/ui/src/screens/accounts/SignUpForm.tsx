import { registrationForm } from '@nestmates/application/accounts/contract.ts';
import { passwordRules } from '@nestmates/domain/accounts/password.ts';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { FormError } from '../../components/FormError.tsx';
import { PasswordChecklist } from '../../components/PasswordChecklist.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Issue } from '../../forms/schema.ts';
import { useForm } from '../../forms/use-form.ts';
import styles from './DoorForm.module.css';

export interface SignUpState {
  readonly kind: 'sign-up';
  readonly pending: boolean;
  readonly refusal?: string | undefined;
  readonly issues?: readonly Issue[] | undefined;
  onSubmit(registration: ReturnType<typeof registrationForm.parse>): void;
  onSwitch(): void;
}

const nothing = { email: '', password: '', confirmPassword: '', agreeToTerms: false };

export function SignUpForm({ state }: { readonly state: SignUpState }) {
  const { pending, refusal, issues, onSubmit, onSwitch } = state;
  const { form, field, values } = useForm({
    schema: registrationForm,
    initial: nothing,
    issues,
    pending,
    onSubmit,
  });
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
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="new-password"
        describedBy="password-rules"
      />
      <PasswordChecklist id="password-rules" rules={passwordRules} password={values.password} />
      <PasswordField {...field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
      <Checkbox {...field('agreeToTerms')}>
        I agree to the{' '}
        <TextLink href="/terms" target="_blank">
          Terms of Service
        </TextLink>{' '}
        and{' '}
        <TextLink href="/privacy" target="_blank">
          Privacy Policy
        </TextLink>
      </Checkbox>
      <Button type="submit" wide pending={pending} pendingLabel="Creating Account...">
        Create Account
      </Button>
      <p className={styles.other}>
        Already have an account?{' '}
        <button type="button" className={styles.switch} onClick={onSwitch}>
          Log in
        </button>
      </p>
    </form>
  );
}
