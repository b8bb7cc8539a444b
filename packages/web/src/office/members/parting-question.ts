import type { SharingAccountView } from '@nestmates/application/office/same-person/contract.ts';
import type { Confirmation } from '@nestmates/application/platform/contract/fields.ts';
import { call } from '../../platform/api/call.ts';
import type { ReasonDialogContainerProps } from '../admin/ReasonDialogContainer.tsx';

/** What is asked before two accounts are said not to be the same person, or that is taken back. */
export function partingQuestion(
  id: number,
  { memberId, saleOf, parting, mayConfirm }: SharingAccountView,
): Omit<ReasonDialogContainerProps<Confirmation>, 'onClose'> {
  const other = memberId === null ? { saleOf: saleOf ?? 0 } : { memberId };
  const [hint, touches] = ['It stands in the audit. Neither of them reads it.', { type: 'admin' }] as const;
  const isParting = parting === 'none' || mayConfirm;
  if (isParting) {
    return {
      question: {
        title: 'Not the same person?',
        description:
          'Then neither owes what the other owes, and what they undo counts apart. What was taken for the other before is not given back. If much is owed, another administrator confirms it.',
        hint,
        confirm: mayConfirm ? 'Confirm It' : 'They Are Two',
        pending: 'Saving…',
      },
      call: (text) => call('post /api/admin/members/:id/part', { params: { id }, body: { ...other, text } }),
      // Much of it waits for another administrator.
      says: ({ message }) => message,
      fails: 'Failed to save that they are not the same person.',
      touches,
    };
  }
  return {
    question: {
      title: 'The same person?',
      description: 'Then each owes what the other owes, and what they undo counts together.',
      hint,
      confirm: 'They Are One',
      pending: 'Saving…',
      look: 'danger',
    },
    call: (text) => call('post /api/admin/members/:id/join', { params: { id }, body: { ...other, text } }),
    says: ({ message }) => message,
    fails: 'Failed to save that they are the same person.',
    touches,
  };
}
