import { invalidEmailMessage } from '@nestmates/domain/members/accounts/email.ts';
import {
  maxPasswordLength,
  minChangedPasswordLength,
  minResetPasswordLength,
  noPasswordMessage,
  passwordRules,
} from '@nestmates/domain/members/accounts/password.ts';
import { invalidLinkMessage } from '@nestmates/domain/members/accounts/password-reset.ts';
import { invalidVerificationLinkMessage } from '@nestmates/domain/members/accounts/verification-link.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { signedInView } from '../../platform/access/member-view.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id, instant, pathId } from '../../platform/contract/fields.ts';
import { anyPassword, tooLongPassword, withOwnPassword } from '../passwords/own-password-fields.ts';

export const email = z
  .string(invalidEmailMessage)
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, invalidEmailMessage), z.email(invalidEmailMessage));

const passwordOf = (length: number) =>
  z
    .string('Password is required')
    .check(
      z.minLength(length, `Password must be at least ${length} characters`),
      z.maxLength(maxPasswordLength, tooLongPassword),
    );

const registrationPassword = z
  .string('Password is required')
  .check(
    z.maxLength(maxPasswordLength, tooLongPassword),
    ...passwordRules.map(({ met, message }) => z.refine<string>(met, message)),
  );

const sameAs = (other: string, message: string) =>
  z.refine<Record<string, unknown>>((form) => form[other] === form.confirmPassword, {
    path: ['confirmPassword'],
    message,
  });

export const loginBody = z.strictObject({ email, password: anyPassword('Password is required') });
export const registrationBody = z.strictObject({ email, password: registrationPassword });

/** What the sign-up form asks for; only e-mail and password are sent. */
export const registrationForm = z
  .object({
    email,
    password: registrationPassword,
    confirmPassword: z.string(),
    // A refinement and not a literal: a failed literal would stop the check that compares the passwords.
    agreeToTerms: z.boolean().check(z.refine((agreed) => agreed, 'You must agree to the terms')),
  })
  .check(sameAs('password', "Passwords don't match"));

export const passwordResetRequestBody = z.strictObject({ email });

const newPasswordByLink = passwordOf(minResetPasswordLength);
export const passwordResetForm = z
  .object({ newPassword: newPasswordByLink, confirmPassword: z.string() })
  .check(sameAs('newPassword', "Passwords don't match"));

const currentPassword = anyPassword('Current password is required');
const changedPassword = passwordOf(minChangedPasswordLength);
export const changePasswordForm = z
  .object({
    currentPassword,
    newPassword: changedPassword,
    confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(sameAs('newPassword', "Passwords don't match"));

export const linkToken = (invalidMessage: string) =>
  z.string(invalidMessage).check(z.minLength(1, invalidMessage), z.maxLength(200, invalidMessage));

export const sessionView = z.object({
  id,
  /** Browser and system, in words. */
  device: z.string(),
  /** The day in UTC. */
  lastSeenOn: z.iso.date(),
  /** The one that asks. */
  current: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

const resetKeysView = z.object({
  /** When the link was asked for. */
  askedAt: instant,
  passkeys: z.readonly(
    z.array(z.object({ id, device: z.string(), createdAt: instant, lastUsedAt: z.nullable(instant) })),
  ),
  twoStep: z.boolean(),
  twoStepAt: z.nullable(instant),
  /** Not spelled out. */
  pendingEmail: z.nullable(z.string()),
  pendingEmailAt: z.nullable(instant),
  sessions: z.readonly(z.array(z.object({ device: z.string(), createdAt: instant }))),
});
export type ResetKeysView = z.infer<typeof resetKeysView>;

const verifiedView = z.object({ status: z.enum(['verified', 'already-verified', 'replaced']) });
export type VerifiedView = z.infer<typeof verifiedView>;

export const accountsContract = {
  me: endpoint({
    method: 'get',
    path: '/api/me',
    access: 'signed-in',
    closedTo: 'nobody',
    response: signedInView,
    summary:
      'The signed-in member, with what is private, and the newest event: a page that reads after this answer continues the stream from there.',
  }),
  register: endpoint({
    method: 'post',
    path: '/api/register',
    access: 'public',
    body: registrationBody,
    response: signedInView,
    limit: { by: 'address', max: 20, per: hours(1) },
    summary: 'Opens an account and a session.',
  }),
  login: endpoint({
    method: 'post',
    path: '/api/login',
    access: 'public',
    body: loginBody,
    response: z.union([signedInView, z.object({ secondFactor: z.literal(true) })]),
    summary:
      'Opens a session for a known e-mail and its password, or asks for a second factor and opens none.',
  }),
  logout: endpoint({
    method: 'post',
    path: '/api/logout',
    access: 'public',
    closedTo: 'nobody',
    response: confirmation,
    summary: 'Ends the session, if there is one.',
  }),
  requestPasswordReset: endpoint({
    method: 'post',
    path: '/api/password-reset-request',
    access: 'public',
    body: passwordResetRequestBody,
    response: confirmation,
    limit: { by: 'address', max: 20, per: hours(1) },
    summary: 'Sends a reset link if the e-mail is known, and answers the same either way.',
  }),
  confirmPasswordReset: endpoint({
    method: 'post',
    path: '/api/password-reset-confirm',
    access: 'public',
    body: {
      token: linkToken(invalidLinkMessage),
      newPassword: newPasswordByLink,
      keep: z.optional(
        z.strictObject({ passkeys: z.array(id).check(z.maxLength(100)), twoStep: z.boolean() }),
      ),
    },
    response: confirmation,
    limit: { by: 'address', max: 30, per: hours(1) },
    summary:
      'Sets a new password with the token of a reset link, once. Passkeys and two-step login end, except what is named.',
  }),
  resetKeys: endpoint({
    method: 'get',
    path: '/api/password-reset/:token',
    access: 'public',
    closedTo: 'nobody',
    params: { token: linkToken(invalidLinkMessage) },
    response: resetKeysView,
    limit: { by: 'address', max: 60, per: hours(1) },
    summary: 'What can get into the account of a reset link, so that its owner says what stays.',
  }),
  resendVerification: endpoint({
    method: 'post',
    path: '/api/verification/resend',
    access: 'signed-in',
    closedTo: 'nobody',
    response: confirmation,
    limit: { by: 'member', max: 5, per: hours(1) },
    summary: 'Sends a new link to verify the e-mail, if it is not verified; answers the same either way.',
  }),
  confirmVerification: endpoint({
    method: 'post',
    path: '/api/verification/confirm',
    access: 'public',
    body: { token: linkToken(invalidVerificationLinkMessage) },
    response: verifiedView,
    limit: { by: 'address', max: 60, per: hours(1) },
    summary: 'Verifies an e-mail with the token of the newest link, once.',
  }),
  changePassword: endpoint({
    method: 'post',
    path: '/api/account/change-password',
    access: 'signed-in',
    closedTo: 'nobody',
    body: { currentPassword, newPassword: changedPassword },
    response: confirmation,
    summary: "Changes the member's password and ends the other sessions.",
  }),
  sessions: endpoint({
    method: 'get',
    path: '/api/account/sessions',
    access: 'signed-in',
    closedTo: 'nobody',
    response: z.readonly(z.array(sessionView)),
    summary: 'The devices on which the caller is signed in, the last used first, fifty at most.',
  }),
  endSession: endpoint({
    method: 'delete',
    path: '/api/account/sessions/:sessionId',
    access: 'signed-in',
    closedTo: 'nobody',
    params: { sessionId: pathId },
    body: withOwnPassword,
    bodyOptional: true,
    response: confirmation,
    summary: "Logs one of the member's devices out, with the password.",
  }),
  endOtherSessions: endpoint({
    method: 'delete',
    path: '/api/account/sessions',
    access: 'signed-in',
    closedTo: 'nobody',
    body: withOwnPassword,
    bodyOptional: true,
    response: confirmation,
    summary: 'Logs the member out everywhere else, with the password; a calendar link ends too.',
  }),
  confirmPassword: endpoint({
    method: 'post',
    path: '/api/account/confirm-password',
    access: 'signed-in',
    closedTo: 'nobody',
    body: { password: anyPassword(noPasswordMessage) },
    response: confirmation,
    limit: { by: 'member', max: 120, per: hours(1) },
    summary: 'Opens what needs the password for ten minutes in this session, as a login does.',
  }),
};
