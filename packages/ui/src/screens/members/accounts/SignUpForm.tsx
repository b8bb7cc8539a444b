import { passwordRules } from '@nestmates/domain/members/accounts/password.ts';
import { useId } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { PasswordChecklist } from '../../../components/forms/PasswordChecklist.tsx';
import { PasswordField } from '../../../components/forms/PasswordField.tsx';
import { TextField } from '../../../components/forms/TextField.tsx';
import { Checkbox } from '../../../components/selection/Checkbox.tsx';
import type { Issue } from '../../../forms/schema.ts';
import { useForm } from '../../../forms/use-form.ts';
import styles from './AuthScreen.module.css';
import type { Credentials } from './LoginForm.tsx';

// Imported when the form is first focused, so that the page is usable before.
const loadSchema = async () =>
  (await import('@nestmates/application/members/accounts/contract.ts')).registrationForm;

interface SignUpFormProps {
  readonly email: string;
  readonly pending: boolean;
  readonly issues?: readonly Issue[] | undefined;
  onSignUp(credentials: Credentials): void;
  onLogin(email: string): void;
}

export function SignUpForm({ email, pending, issues, onSignUp, onLogin }: SignUpFormProps) {
  const checklist = useId();
  const { form, field, refused, values, busy, formError } = useForm({
    schema: loadSchema,
    initial: { email, password: '', confirmPassword: '', agreeToTerms: false },
    issues,
    pending,
    onSubmit: (filled) => onSignUp({ email: filled.email, password: filled.password }),
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
        <div className={styles.password}>
          <PasswordField
            {...field('password')}
            label="Password"
            autoComplete="new-password"
            describedBy={checklist}
          />
          <PasswordChecklist
            id={checklist}
            rules={passwordRules}
            password={values.password}
            refused={refused('password')}
          />
        </div>
        <PasswordField {...field('confirmPassword')} label="Confirm Password" autoComplete="new-password" />
        <Checkbox {...field('agreeToTerms')}>
          I agree to the <TextLink href="/terms">Terms of Service</TextLink> and{' '}
          <TextLink href="/privacy">Privacy Policy</TextLink>
        </Checkbox>
        <Button type="submit" wide pending={busy} pendingLabel="Creating Account...">
          Create Account
        </Button>
      </form>
      <button type="button" className={styles.switch} onClick={() => onLogin(values.email)}>
        Already have an account? <span>Log in</span>
      </button>
    </>
  );
}
