import type { SharingAccountView } from '@nestmates/application/office/same-person/contract.ts';
import type { Confirmation } from '@nestmates/application/platform/contract/fields.ts';
import type { PartingWord } from '@nestmates/domain/office/same-person/same-person.ts';
import { call } from '../../platform/api/call.ts';
import type { ReasonDialogContainerProps } from '../admin/ReasonDialogContainer.tsx';

const said = (
  word: PartingWord,
  id: number,
  body: { readonly memberId?: number; readonly saleOf?: number; readonly text: string },
) => call(`post /api/admin/members/:id/${word}`, { params: { id }, body });

/** What is asked before two accounts are said not to be the same person, or that is taken back. */
export function partingQuestion(
  id: number,
  { memberId, saleOf, parting, mayConfirm }: SharingAccountView,
  word: PartingWord,
): Omit<ReasonDialogContainerProps<Confirmation>, 'onClose'> {
  const other = memberId === null ? { saleOf: saleOf ?? 0 } : { memberId };
  const [hint, touches] = ['It stands in the audit. Neither of them reads it.', { type: 'admin' }] as const;
  const isRefused = parting === (word === 'part' ? 'join-proposed' : 'proposed');
  if (isRefused) {
    return {
      question: {
        title: mayConfirm ? 'Refuse it?' : 'Take it back?',
        description: 'Then what was proposed of the two ends, and nothing changes.',
        hint,
        confirm: mayConfirm ? 'Refuse It' : 'Take It Back',
        pending: 'Saving…',
      },
      call: (text) => said(word, id, { ...other, text }),
      says: ({ message }) => message,
      fails: 'Failed to end the proposal.',
      touches,
    };
  }
  if (word === 'part') {
    return {
      question: {
        title: 'Not the same person?',
        description:
          'Then neither owes what the other owes, and what they undo counts apart. What was taken of one for the other is paid back, and the other owes it again. If it is about much money, another administrator confirms it.',
        hint,
        confirm: mayConfirm ? 'Confirm It' : 'They Are Two',
        pending: 'Saving…',
      },
      call: (text) => said(word, id, { ...other, text }),
      // Much of it waits for another administrator.
      says: ({ message }) => message,
      fails: 'Failed to save that they are not the same person.',
      touches,
    };
  }
  return {
    question: {
      title: 'The same person?',
      description:
        'Then each owes what the other owes, and what they undo counts together. If much is owed, another administrator confirms it.',
      hint,
      confirm: mayConfirm ? 'Confirm It' : 'They Are One',
      pending: 'Saving…',
      look: 'danger',
    },
    call: (text) => said(word, id, { ...other, text }),
    says: ({ message }) => message,
    fails: 'Failed to save that they are the same person.',
    touches,
  };
}
