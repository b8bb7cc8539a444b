import { invalidNotMeLinkMessage } from '@nestmates/domain/members/not-me/not-me-link.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation } from '../../platform/contract/fields.ts';
import { linkToken } from '../accounts/contract.ts';

export const notMeContract = {
  secure: endpoint({
    method: 'post',
    path: '/api/account/not-me',
    access: 'public',
    closedTo: 'nobody',
    body: { token: linkToken(invalidNotMeLinkMessage) },
    response: confirmation,
    limit: { by: 'address', max: 60, per: hours(1) },
    summary:
      'Takes the account from whoever else may be in it, with the link of a letter about safety, for seven days: ends every session, what was added in the last 30 days and every change that waits, and sends a link to choose a new password.',
  }),
};
