import type { AdminOrderPageView } from '@nestmates/application/office/orders/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { proposedSays, proposing, secondConfirms } from '@nestmates/ui/screens/office/orders/waiting-text.ts';
import { call } from '../../platform/api/call.ts';
import type { ReasonDialogContainerProps } from '../admin/ReasonDialogContainer.tsx';

export type WaitingQuestion = 'payout' | 'refusal' | 'unclaimed' | 'pay-unclaimed' | 'hand-over';
type Order = Pick<AdminOrderPageView, 'id' | 'proposal' | 'needsTwo' | 'unpaid' | 'unclaimed'>;
type Asked = Omit<ReasonDialogContainerProps, 'onClose'>;

interface Decision {
  readonly title: string;
  readonly what: string;
  readonly confirm: string;
  readonly pending: string;
  readonly done: string;
  readonly fails: string;
  readonly call: Asked['call'];
}

const hint = 'It stands in the audit. Buyer and seller do not read it.';

const asked = (
  { id, needsTwo }: Order,
  { title, what, confirm, pending, done, fails, call: decide }: Decision,
): Asked => ({
  question: {
    title,
    description: needsTwo ? `${what} ${secondConfirms}` : what,
    hint,
    ...(needsTwo ? proposing : { confirm, pending }),
  },
  call: decide,
  says: needsTwo ? proposedSays : done,
  fails,
  touches: { type: 'order', orderId: id },
});

const questions: Readonly<Record<WaitingQuestion, (order: Order) => Asked | undefined>> = {
  payout: (order) =>
    asked(order, {
      title: 'Let the payout go?',
      what: 'The money is sent to the seller.',
      confirm: 'Let It Go',
      pending: 'Sending…',
      done: 'Payout Released',
      fails: 'Failed to let the payout go.',
      call: (text) =>
        call('post /api/admin/orders/:id/approve-payout', { params: { id: order.id }, body: { text } }),
    }),
  unclaimed: (order) =>
    order.unpaid?.amount
      ? asked(order, {
          title: 'Mark as unclaimed?',
          what: `Of ${dollars(order.unpaid.amount)}, what the seller still owes us is taken first. The rest is kept for them and sent once an account with the same e-mail can be paid. It never becomes ours.`,
          confirm: 'Mark as Unclaimed',
          pending: 'Marking…',
          done: 'Marked as Unclaimed',
          fails: 'Failed to mark it as unclaimed.',
          call: (text) =>
            call('post /api/admin/orders/:id/mark-unclaimed', { params: { id: order.id }, body: { text } }),
        })
      : undefined,
  'pay-unclaimed': (order) =>
    order.unclaimed?.canBePaid
      ? asked(order, {
          title: 'Send it to the seller?',
          what: `Of ${dollars(order.unclaimed.amount)}, what the seller still owes us is taken first. The rest is sent to their payment account.`,
          confirm: 'Send It',
          pending: 'Sending…',
          done: 'On Its Way to the Seller',
          fails: 'Failed to send it.',
          call: (text) =>
            call('post /api/admin/orders/:id/pay-unclaimed', { params: { id: order.id }, body: { text } }),
        })
      : undefined,
  'hand-over': (order) =>
    order.unclaimed?.mayBeHandedOver
      ? asked(order, {
          title: 'Hand it over to the state?',
          what: `Of ${dollars(order.unclaimed.amount)}, what the seller still owes us is taken first. Pay the rest to the state from our bank: the seller claims it there then, and it is sent to them no more.`,
          confirm: 'Hand It Over',
          pending: 'Handing over…',
          done: 'Handed Over',
          fails: 'Failed to hand it over.',
          call: (text) =>
            call('post /api/admin/orders/:id/hand-over', { params: { id: order.id }, body: { text } }),
        })
      : undefined,
  refusal: ({ id, proposal }) =>
    proposal
      ? {
          question: {
            title: 'Refuse the proposal?',
            description: 'The order stays as it is.',
            hint,
            confirm: 'Refuse',
            pending: 'Refusing…',
          },
          call: (text) =>
            call('post /api/admin/orders/:id/proposals/:proposalId/refuse', {
              params: { id, proposalId: proposal.id },
              body: { text },
            }),
          says: 'Proposal Refused',
          fails: 'Failed to refuse the proposal.',
          touches: { type: 'order', orderId: id },
        }
      : undefined,
};

/** What is asked before a waiting release goes, nobody is paid, or a proposal is refused; nothing once it is gone. */
export const waitingQuestion = (which: WaitingQuestion, order: Order): Asked | undefined =>
  questions[which](order);
