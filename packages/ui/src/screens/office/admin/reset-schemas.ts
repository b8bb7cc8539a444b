import { adminRule as rule } from '@nestmates/domain/office/admin/admin-rules.ts';
import type { Errors, FormSchema } from '../../../forms/schema.ts';

export interface PasswordReset {
  readonly email: string;
  readonly newPassword: string;
}

const issue = (path: string, message: string) => ({ path: [path], message });

/** Whether it is an address at all says the server. */
export const userResetSchema: FormSchema<{ readonly email: string }> = {
  '~standard': {
    validate(values) {
      const email = (values as { readonly email: string }).email.trim();
      return email === '' ? { issues: [issue('email', rule.noEmail)] } : { value: { email } };
    },
  },
};

export const passwordResetSchema: FormSchema<PasswordReset> = {
  '~standard': {
    validate(values) {
      const { email, newPassword } = values as PasswordReset;
      const missing = [email.trim() === '' && 'email', newPassword === '' && 'newPassword'].filter(
        (field) => field !== false,
      );
      if (missing.length > 0) return { issues: missing.map((field) => issue(field, rule.noEmailOrPassword)) };
      if (newPassword.length < rule.minPassword)
        return { issues: [issue('newPassword', rule.shortPassword)] };
      return { value: { email: email.trim(), newPassword } };
    },
  },
};

const titles = {
  [rule.noEmail]: 'Email required',
  [rule.noEmailOrPassword]: 'All fields required',
  [rule.shortPassword]: 'Password too short',
} as const;

export interface RefusedReset {
  readonly title: string;
  readonly description: string;
}

/** How the first thing that is wrong is called. */
export function refusedReset(errors: Errors): RefusedReset {
  const [description = ''] = Object.values(errors);
  return { title: titles[description as keyof typeof titles], description };
}
