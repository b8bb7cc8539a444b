import { noCodeMessage } from '@nestmates/domain/members/second-factor/second-factor.ts';
import { hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { signedInView } from '../../platform/access/member-view.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, instant } from '../../platform/contract/fields.ts';
import { withOwnPassword } from '../passwords/own-password-fields.ts';

const code = z
  .string(noCodeMessage)
  .check(z.trim(), z.minLength(1, noCodeMessage), z.maxLength(40, noCodeMessage));
export const codeForm = z.strictObject({ code });

const secondFactorView = z.object({
  /** Time since which it is on; null while it is off. */
  onSince: z.nullable(instant),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorView = z.infer<typeof secondFactorView>;

const newSecretView = z.object({ uri: z.string(), secret: z.string() });
export type NewSecretView = z.infer<typeof newSecretView>;

const recoveryCodesView = z.object({ recoveryCodes: z.readonly(z.array(z.string())) });
export type RecoveryCodesView = z.infer<typeof recoveryCodesView>;

export const secondFactorContract = {
  show: endpoint({
    method: 'get',
    path: '/api/account/totp',
    access: 'signed-in',
    closedTo: 'nobody',
    response: secondFactorView,
    summary: 'Whether two-step login is on, and how many recovery codes are left.',
  }),
  begin: endpoint({
    method: 'post',
    path: '/api/account/totp',
    access: 'signed-in',
    closedTo: 'nobody',
    body: withOwnPassword,
    bodyOptional: true,
    response: newSecretView,
    limit: { by: 'member', max: 20, per: hours(1) },
    summary: 'A secret for an authenticator app, with the password; it is on once a code of it is confirmed.',
  }),
  confirm: endpoint({
    method: 'post',
    path: '/api/account/totp/confirm',
    access: 'signed-in',
    closedTo: 'nobody',
    body: codeForm,
    response: recoveryCodesView,
    limit: { by: 'member', max: 10, per: minutes(15) },
    summary: 'Turns two-step login on with a code of the app; answers ten recovery codes, this once.',
  }),
  remove: endpoint({
    method: 'delete',
    path: '/api/account/totp',
    access: 'signed-in',
    closedTo: 'nobody',
    body: { ...withOwnPassword, code },
    response: confirmation,
    limit: { by: 'member', max: 10, per: minutes(15) },
    summary: 'Turns two-step login off, with the password and a code of the app or a recovery code.',
  }),
  renew: endpoint({
    method: 'post',
    path: '/api/account/totp/recovery-codes',
    access: 'signed-in',
    closedTo: 'nobody',
    body: { ...withOwnPassword, code },
    response: recoveryCodesView,
    limit: { by: 'member', max: 10, per: minutes(15) },
    summary:
      'Ten new recovery codes in place of the earlier ones, with the password and a code of the app; answered this once.',
  }),
  login: endpoint({
    method: 'post',
    path: '/api/login/second-factor',
    access: 'public',
    closedTo: 'nobody',
    body: codeForm,
    response: signedInView,
    limit: { by: 'address', max: 60, per: minutes(15) },
    summary: 'Opens the session of a login that waits for it, with a code of the app or a recovery code.',
  }),
};
