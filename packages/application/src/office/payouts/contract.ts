import { payoutHoldRule } from '@nestmates/domain/money/payments/payout-check.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, pathId } from '../../platform/contract/fields.ts';
import { requiredText } from '../../platform/contract/text.ts';

export const payoutHoldForm = {
  text: requiredText({
    missing: payoutHoldRule.noReason,
    max: payoutHoldRule.maxReason,
    tooLong: payoutHoldRule.longReason,
  }),
};

export const payoutsContract = {
  hold: endpoint({
    method: 'post',
    path: '/api/admin/members/:id/hold-payouts',
    access: 'admin',
    needsPassword: true,
    params: { id: pathId },
    body: payoutHoldForm,
    response: confirmation,
    summary: 'Stops what is released to a member, with a reason that the member reads.',
  }),
  lift: endpoint({
    method: 'post',
    path: '/api/admin/members/:id/lift-payouts',
    access: 'admin',
    needsPassword: true,
    params: { id: pathId },
    body: payoutHoldForm,
    response: confirmation,
    summary: 'Lets the releases to a member go on, with a reason for the audit.',
  }),
};
