import type { AdminGuaranteeView } from '@nestmates/application/office/money/contract.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';

type Retried = Pick<AdminGuaranteeView, 'id'>;
const idOf = ({ id }: Retried) => id;

/** Asks for a guarantee again that the payment provider has refused. */
export function useGuaranteeRetry() {
  const { run, pendingInputs } = useAction({
    call: ({ id }: Retried) => call('post /api/admin/money/guarantees/:id/retry', { params: { id } }),
    entry: { name: 'guarantee-retry', idOf },
    says: 'Asked Again',
    fails: 'Failed to ask for the refund again.',
    touches: { type: 'admin' },
  });
  return { guarantees: { retrying: pendingInputs.map(idOf), onRetry: run } };
}
