import { maxPasswordLength } from '@nestmates/domain/members/accounts/password.ts';
import { adminRule } from '@nestmates/domain/office/admin/admin-rules.ts';
import { hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { email } from '../../members/accounts/contract.ts';
import { unlockBody } from '../../money/early-access/contract.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation } from '../../platform/contract/fields.ts';

const rule = adminRule;

export const passwordConfirmationForm = z.strictObject({
  password: z
    .string(rule.noPassword)
    .check(z.minLength(1, rule.noPassword), z.maxLength(maxPasswordLength, 'This password is incorrect')),
});

export const memberForm = z.strictObject({ email });

/** Used at the command line alone. */
export const grantForm = z.extend(unlockBody, { email });
export type GrantForm = z.output<typeof grantForm>;

export const resetPasswordForm = z.strictObject({
  email,
  newPassword: z
    .string(rule.noEmailOrPassword)
    .check(
      z.minLength(rule.minPassword, rule.shortPassword),
      z.maxLength(maxPasswordLength, `Password must be under ${maxPasswordLength} characters`),
    ),
});
export type ResetPasswordForm = z.output<typeof resetPasswordForm>;

const limit = { by: 'member', max: 120, per: hours(1) } as const;

export const adminContract = {
  confirmPassword: endpoint({
    method: 'post',
    path: '/api/admin/confirm-password',
    access: 'admin',
    body: passwordConfirmationForm,
    response: confirmation,
    limit: { by: 'member', max: 10, per: minutes(15) },
    summary: 'Opens what needs the password for ten minutes in this session, as a login does.',
  }),
  revoke: endpoint({
    method: 'post',
    path: '/api/admin/revoke',
    access: 'admin',
    body: memberForm,
    response: confirmation,
    limit,
    summary: "Takes a member's early access back; the place is free again.",
  }),
  liftMoves: endpoint({
    method: 'post',
    path: '/api/admin/lift-moves',
    access: 'admin',
    body: memberForm,
    response: confirmation,
    limit,
    summary: 'Lets a member change the home again who has done so three times in 30 days.',
  }),
  resetUser: endpoint({
    method: 'post',
    path: '/api/admin/reset-user',
    access: 'admin',
    needsPassword: true,
    body: memberForm,
    response: confirmation,
    limit,
    summary: "Clears a member's profile, children and onboarding progress, and ends the sessions.",
  }),
  resetPassword: endpoint({
    method: 'post',
    path: '/api/admin/reset-password',
    access: 'admin',
    needsPassword: true,
    body: resetPasswordForm,
    response: confirmation,
    limit,
    summary: 'Sets a new password for a member and ends the sessions.',
  }),
};
