import { invalid } from '../../platform/shared/errors.ts';

export const noPasswordMessage = 'Please enter your password';

export const wrongPassword = () => invalid('password', 'This password is incorrect');

export interface PasswordRule {
  readonly id: string;
  /** The wording in the live checklist. */
  readonly label: string;
  /** The wording of the form's error. */
  readonly message: string;
  met(password: string): boolean;
}

export const minRegistrationPasswordLength = 8;
export const minChangedPasswordLength = 8;
export const minResetPasswordLength = 6;
/**
 * Long enough for any passphrase; bounded, because hashing a very long text would cost the server too much
 * time.
 */
export const maxPasswordLength = 200;

export const passwordRules: readonly PasswordRule[] = [
  {
    id: 'length',
    label: 'At least 8 characters',
    message: 'Password must be at least 8 characters',
    met: (password) => password.length >= minRegistrationPasswordLength,
  },
  {
    id: 'uppercase',
    label: 'One uppercase letter',
    message: 'Password must contain at least one uppercase letter',
    met: (password) => /\p{Lu}/u.test(password),
  },
  {
    id: 'lowercase',
    label: 'One lowercase letter',
    message: 'Password must contain at least one lowercase letter',
    met: (password) => /\p{Ll}/u.test(password),
  },
  {
    id: 'number',
    label: 'One number',
    message: 'Password must contain at least one number',
    met: (password) => /\p{Nd}/u.test(password),
  },
  {
    id: 'special',
    label: 'One special character',
    message: 'Password must contain at least one special character',
    met: (password) => /[^\p{L}\p{N}]/u.test(password),
  },
];
