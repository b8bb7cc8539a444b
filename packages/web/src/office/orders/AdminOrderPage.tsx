import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import {
  AdminOrderScreen,
  type AdminOrderScreenState,
} from '@nestmates/ui/screens/office/orders/AdminOrderScreen.tsx';
import type { AdminOrderAction } from '@nestmates/ui/screens/office/orders/admin-order-action-rows.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { isNotFound } from '../../platform/api/errors.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { useMember } from '../../platform/session/session.ts';
import { unreadyState } from '../admin/unready.ts';
import { adminOrderQuery } from './admin-order-queries.ts';
import { type WaitingQuestion, waitingQuestion } from './waiting-questions.ts';

const loadReason = async () => (await import('../admin/ReasonDialogContainer.tsx')).ReasonDialogContainer;
const loadDialog = async () => (await import('./DecisionDialogContainer.tsx')).DecisionDialogContainer;

function Order({ id }: { readonly id: number }) {
  useTitle(`Order ${id}`);
  const query = useQuery(adminOrderQuery(id));
  const { data: order, error } = query;
  const [action, setAction] = useState<AdminOrderAction>();
  const { loaded: Dialog, load } = useLazyImport(loadDialog);
  const me = useMember();
  const [asking, setAsking] = useState<WaitingQuestion>();
  const { loaded: Reason, load: loadQuestion } = useLazyImport(loadReason);
  const { run: confirm, pending: confirming } = useAction({
    call: (proposalId: number) =>
      call('post /api/admin/orders/:id/proposals/:proposalId/confirm', { params: { id, proposalId } }),
    says: 'Proposal Confirmed',
    fails: 'Failed to confirm the proposal.',
    touches: { type: 'order', orderId: id },
  });

  const question = order && asking && waitingQuestion(asking, order);
  // What has gone is not asked about by itself if it comes back.
  if (order && asking && !question) setAsking(undefined);

  function ask(which: WaitingQuestion): void {
    setAsking(which);
    void loadQuestion();
  }

  function stateOf(): AdminOrderScreenState {
    if (isNotFound(error)) return { kind: 'not-found' };
    if (!order) return unreadyState(query);
    return {
      kind: 'ready',
      order,
      isOwnProposal: order.proposal?.proposedBy.id === me.id,
      confirming,
      onConfirmProposal: () => order.proposal && confirm(order.proposal.id),
      onRefuseProposal: () => ask('refusal'),
      onApprovePayout: () => ask('payout'),
      onMarkUnclaimed: () => ask('unclaimed'),
      onPayUnclaimed: () => ask('pay-unclaimed'),
      onHandOver: () => ask('hand-over'),
      onAct(next) {
        setAction(next);
        void load();
      },
    };
  }

  return (
    <>
      <AdminOrderScreen state={stateOf()} />
      {Dialog && order && action && (
        <Dialog order={order} action={action} onClose={() => setAction(undefined)} />
      )}
      {Reason && question && <Reason {...question} onClose={() => setAsking(undefined)} />}
    </>
  );
}

export default function AdminOrderPage() {
  const id = parseId(useParams().id);
  return id === undefined ? <AdminOrderScreen state={{ kind: 'not-found' }} /> : <Order key={id} id={id} />;
}
