import { noPasswordMessage } from '@nestmates/domain/members/accounts/password.ts';
import { invalidEmailLinkMessage } from '@nestmates/domain/members/email-change/email-change.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, instant } from '../../platform/contract/fields.ts';
import { email } from '../accounts/contract.ts';
import { anyPassword, withOwnPassword } from '../passwords/own-password-fields.ts';

export const emailChangeForm = z.object({ email, password: anyPassword(noPasswordMessage) });

const token = z
  .string(invalidEmailLinkMessage)
  .check(z.minLength(1, invalidEmailLinkMessage), z.maxLength(200, invalidEmailLinkMessage));

const waitingChange = z.object({ email: z.string(), until: instant });

const emailChangeView = z.object({ waiting: z.nullable(waitingChange) });
export type EmailChangeView = z.infer<typeof emailChangeView>;

export const emailChangeContract = {
  current: endpoint({
    method: 'get',
    path: '/api/account/email',
    access: 'signed-in',
    closedTo: 'nobody',
    response: emailChangeView,
    summary: 'The e-mail that the member asked for and has not confirmed yet, and until when its link works.',
  }),
  request: endpoint({
    method: 'put',
    path: '/api/account/email',
    access: 'signed-in',
    body: { email, ...withOwnPassword },
    response: confirmation,
    limit: { by: 'member', max: 10, per: days(1) },
    summary:
      'Sends a link to another e-mail, with the password; answers the same whether or not that has an account.',
  }),
  withdraw: endpoint({
    method: 'delete',
    path: '/api/account/email',
    access: 'signed-in',
    closedTo: 'nobody',
    response: confirmation,
    summary: 'Withdraws a change that is not confirmed yet: its link no longer works.',
  }),
  confirm: endpoint({
    method: 'post',
    path: '/api/account/email/confirm',
    access: 'public',
    closedTo: 'nobody',
    body: { token },
    response: confirmation,
    limit: { by: 'address', max: 60, per: hours(1) },
    summary: 'Makes the e-mail the one of the account, with the link that was sent there.',
  }),
  takeBack: endpoint({
    method: 'post',
    path: '/api/account/email/take-back',
    access: 'public',
    closedTo: 'nobody',
    body: { token },
    response: confirmation,
    limit: { by: 'address', max: 60, per: hours(1) },
    summary:
      'Gives the account its e-mail from before again, with the link that was sent there, for seven days; logs out everywhere, and the password is chosen anew.',
  }),
};
