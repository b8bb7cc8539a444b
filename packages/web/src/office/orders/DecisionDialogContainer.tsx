import type { AdminOrderView } from '@nestmates/application/office/orders/contract.ts';
import {
  type AdminOrderAction,
  adminOrderActionRows,
} from '@nestmates/ui/screens/office/orders/admin-order-action-rows.ts';
import { DecisionDialog } from '@nestmates/ui/screens/office/orders/DecisionDialog.tsx';
import { useState } from 'react';
import { PasswordNotGiven } from '../../members/accounts/password-not-given.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { issuesIn } from '../../platform/api/errors.ts';
import { usePassword } from '../admin/use-password.tsx';

interface DecisionDialogContainerProps {
  readonly order: AdminOrderView;
  readonly action: AdminOrderAction;
  onClose(): void;
}

/** An administrator decides for the buyer or for the seller; the seller's password may be asked for in between. */
export function DecisionDialogContainer({ order, action, onClose }: DecisionDialogContainerProps) {
  const { call: path, says, fails } = adminOrderActionRows[action];
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
      order={order}
      action={action}
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
