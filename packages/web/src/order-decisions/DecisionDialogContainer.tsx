import type { DecidedOrderView } from '@nestmates/application/order-decisions/contract.ts';
import { dollars } from '@nestmates/domain/shared/money.ts';
import type { AdminAction } from '@nestmates/ui/screens/order-decisions/AdminOrderScreen.tsx';
import { DecisionDialog, type DecisionForm } from '@nestmates/ui/screens/order-decisions/DecisionDialog.tsx';
import { partyName } from '@nestmates/ui/screens/order-decisions/decision-text.ts';
import { useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { call } from '../api/call.ts';
import { ApiError, issuesIn } from '../api/errors.ts';

interface DecisionDialogContainerProps {
  readonly order: DecidedOrderView;
  readonly action: AdminAction;
  onClose(): void;
}

const decisions = {
  refundByAdmin: {
    decision: 'refund',
    path: 'post /api/admin/orders/:id/refund',
    says: 'Order Refunded',
    fails: 'Failed to refund the order.',
    effect: ({ total, buyer }: DecidedOrderView) => `${dollars(total)} goes back to ${partyName(buyer)}.`,
  },
  releaseByAdmin: {
    decision: 'release',
    path: 'post /api/admin/orders/:id/release',
    says: 'Money Released',
    fails: 'Failed to release the money.',
    effect: ({ money, seller }: DecidedOrderView) => `${dollars(money.held)} goes to ${partyName(seller)}.`,
  },
} as const;

const needsPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'PASSWORD_REQUIRED';

/** An administrator decides for the buyer or for the seller. */
export function DecisionDialogContainer({ order, action, onClose }: DecisionDialogContainerProps) {
  const { decision, path, says, fails, effect } = decisions[action];
  const [asksPassword, setAsksPassword] = useState(false);
  const { run, pending, done, issues } = useAction({
    async call({ reason, password }: DecisionForm) {
      if (password !== '') await call('post /api/admin/confirm-password', { body: { password } });
      return call(path, { params: { id: order.id }, body: { text: reason } });
    },
    says,
    fails: (error) => (issuesIn(error)?.length || needsPassword(error) ? undefined : fails),
    onError: (error) => needsPassword(error) && setAsksPassword(true),
    touches: { type: 'order', orderId: order.id },
    onSuccess: onClose,
  });
  return (
    <DecisionDialog
      kind={pending || done ? 'sending' : 'asking'}
      decision={decision}
      effect={effect(order)}
      asksPassword={asksPassword}
      issues={issues}
      onDecide={run}
      onClose={onClose}
    />
  );
}
