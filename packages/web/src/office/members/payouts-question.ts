import type { AdminMemberView } from '@nestmates/application/office/members/contract.ts';
import type { Confirmation } from '@nestmates/application/platform/contract/fields.ts';
import { call } from '../../platform/api/call.ts';
import type { ReasonDialogContainerProps } from '../admin/ReasonDialogContainer.tsx';

/** What is asked before the payouts of a member are held, or go on. */
export function payoutsQuestion({
  id,
  payoutsHeld,
}: Pick<AdminMemberView, 'id' | 'payoutsHeld'>): Omit<ReasonDialogContainerProps<Confirmation>, 'onClose'> {
  const touches = { type: 'admin' } as const;
  if (payoutsHeld) {
    return {
      question: {
        title: 'Let her payouts go on?',
        description:
          'What has waited is sent to her at once, or, if it is much, once another administrator lets each order go. She is told by e-mail.',
        hint: 'It stands in the audit. She does not read it.',
        confirm: 'Let Them Go On',
        pending: 'Saving…',
      },
      call: (text) => call('post /api/admin/members/:id/lift-payouts', { params: { id }, body: { text } }),
      // Much of it waits for another administrator.
      says: ({ message }) => message,
      fails: 'Failed to let her payouts go on.',
      touches,
    };
  }
  return {
    question: {
      title: 'Hold her payouts?',
      description: 'Nothing is released to her until it is lifted. She is told by e-mail.',
      hint: 'She reads it, on her seller dashboard and in the e-mail.',
      confirm: 'Hold Them',
      pending: 'Holding…',
      look: 'danger',
    },
    call: (text) => call('post /api/admin/members/:id/hold-payouts', { params: { id }, body: { text } }),
    says: 'Payouts Held',
    fails: 'Failed to hold her payouts.',
    touches,
  };
}
