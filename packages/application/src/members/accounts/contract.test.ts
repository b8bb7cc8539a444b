import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  changePasswordForm,
  loginBody,
  passwordResetForm,
  passwordResetRequestBody,
  registrationForm,
} from './contract.ts';

/** The first validation message of each field, as a form shows it. */
function complaints(schema: z.ZodMiniType, form: unknown): Record<string, string> {
  const read = schema.safeParse(form);
  const found: Record<string, string> = {};
  for (const { path, message } of read.error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
}

const email = 'ana@example.com';
const password = 'Nestmates1!';
const registration = { email, password, confirmPassword: password, agreeToTerms: true };

describe('the login form', () => {
  it('says what is missing, in the words of the specification', () => {
    expect(complaints(loginBody, { email: '', password: '' })).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password is required',
    });
    expect(complaints(loginBody, { email, password: 'x' })).toEqual({});
  });

  it('trims the e-mail and compares it without case', () => {
    expect(z.parse(loginBody, { email: ' Ana@Example.COM ', password }).email).toBe(email);
  });
});

describe('the sign-up form', () => {
  it('accepts a valid one', () => {
    expect(complaints(registrationForm, registration)).toEqual({});
  });

  it.each([
    [{ email: 'ana' }, { email: 'Please enter a valid email address' }],
    [
      { password: 'Nest1!a', confirmPassword: 'Nest1!a' },
      { password: 'Password must be at least 8 characters' },
    ],
    [
      { password: 'nestmates1!', confirmPassword: 'nestmates1!' },
      { password: 'Password must contain at least one uppercase letter' },
    ],
    [
      { password: 'NESTMATES1!', confirmPassword: 'NESTMATES1!' },
      { password: 'Password must contain at least one lowercase letter' },
    ],
    [
      { password: 'Nestmates!', confirmPassword: 'Nestmates!' },
      { password: 'Password must contain at least one number' },
    ],
    [
      { password: 'Nestmates1', confirmPassword: 'Nestmates1' },
      { password: 'Password must contain at least one special character' },
    ],
    [{ confirmPassword: 'another' }, { confirmPassword: "Passwords don't match" }],
    [{ agreeToTerms: false }, { agreeToTerms: 'You must agree to the terms' }],
  ])('says what is wrong with %j', (change, expected) => {
    expect(complaints(registrationForm, { ...registration, ...change })).toEqual(expected);
  });
});

describe('the forms about passwords', () => {
  it('ask for an e-mail to send the link to', () => {
    expect(complaints(passwordResetRequestBody, { email: 'x' })).toEqual({
      email: 'Please enter a valid email address',
    });
  });

  it.each([
    ['123456', '123456', {}],
    ['12345', '12345', { newPassword: 'Password must be at least 6 characters' }],
    ['123456', '1234567', { confirmPassword: "Passwords don't match" }],
  ])('reset by link to %j, confirmed as %j: %j', (newPassword, confirmPassword, expected) => {
    expect(complaints(passwordResetForm, { newPassword, confirmPassword })).toEqual(expected);
  });

  it.each([
    [
      { currentPassword: '', newPassword: '12345678', confirmPassword: '12345678' },
      { currentPassword: 'Current password is required' },
    ],
    [
      { currentPassword: 'x', newPassword: '1234567', confirmPassword: '1234567' },
      { newPassword: 'Password must be at least 8 characters' },
    ],
    [
      { currentPassword: 'x', newPassword: '12345678', confirmPassword: '' },
      { confirmPassword: 'Please confirm your password' },
    ],
    [
      { currentPassword: 'x', newPassword: '12345678', confirmPassword: '123456789' },
      { confirmPassword: "Passwords don't match" },
    ],
  ])('change it, and say what is wrong with %j', (form, expected) => {
    expect(complaints(changePasswordForm, form)).toEqual(expected);
  });
});
