import type { AdminOrderView } from '@nestmates/application/office/orders/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import type { AdminAction } from '@nestmates/ui/screens/office/orders/AdminOrderScreen.tsx';
import { partyName } from '@nestmates/ui/screens/office/orders/admin-order-text.ts';
import { DecisionDialog } from '@nestmates/ui/screens/office/orders/DecisionDialog.tsx';
import { useState } from 'react';
import { PasswordNotGiven } from '../../members/accounts/password-not-given.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { issuesIn } from '../../platform/api/errors.ts';
import { usePassword } from '../admin/use-password.tsx';

interface DecisionDialogContainerProps {
  readonly order: AdminOrderView;
  readonly action: AdminAction;
  onClose(): void;
}

const decisions = {
  refundByAdmin: {
    decision: 'refund',
    path: 'post /api/admin/orders/:id/refund',
    says: 'Order Refunded',
    fails: 'Failed to refund the order.',
    effect: ({ total, buyer }: AdminOrderView) => `${dollars(total)} goes back to ${partyName(buyer)}.`,
  },
  releaseByAdmin: {
    decision: 'release',
    path: 'post /api/admin/orders/:id/release',
    says: 'Money Released',
    fails: 'Failed to release the money.',
    effect: ({ money, seller }: AdminOrderView) => `${dollars(money.held)} goes to ${partyName(seller)}.`,
  },
  resume: {
    decision: 'resume',
    path: 'post /api/admin/orders/:id/resume',
    says: 'The Order Goes On',
    fails: 'Failed to let the order go on.',
    effect: ({ money }: AdminOrderView) => `It goes on where it was, with ${dollars(money.held)} held.`,
  },
} as const;

/** An administrator decides for the buyer or for the seller; the seller's password may be asked for in between. */
export function DecisionDialogContainer({ order, action, onClose }: DecisionDialogContainerProps) {
  const { decision, path, says, fails, effect } = decisions[action];
  const { withPassword, passwordDialog } = usePassword();
  const [reason, setReason] = useState('');
  const { run, pending, done, issues } = useAction({
    call: (text: string) => withPassword(() => call(path, { params: { id: order.id }, body: { text } })),
    says,
    fails: (error) => (error instanceof PasswordNotGiven || issuesIn(error)?.length ? undefined : fails),
    touches: { type: 'order', orderId: order.id },
    onSuccess: onClose,
  });
  if (passwordDialog) return passwordDialog;
  return (
    <DecisionDialog
      kind={pending || done ? 'sending' : 'asking'}
      decision={decision}
      effect={effect(order)}
      reason={reason}
      issues={issues}
      onDecide={(text) => {
        setReason(text);
        run(text);
      }}
      onClose={onClose}
    />
  );
}
