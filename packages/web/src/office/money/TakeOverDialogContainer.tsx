import type {
  MissingPaymentView,
  TakeOverView,
} from '@nestmates/application/office/money/take-over-contract.ts';
import {
  TakeOverDialog,
  type TakeOverDialogProps,
} from '@nestmates/ui/screens/office/money/TakeOverDialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError, isNotFound } from '../../platform/api/errors.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

interface TakeOverDialogContainerProps {
  readonly payment: MissingPaymentView;
  onClose(): void;
}

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'TAKEN_OVER_ALREADY';

/** Asks the provider what it has of a payment, and takes over what is shown of it. */
export function TakeOverDialogContainer({
  payment: { provider, paymentId },
  onClose,
}: TakeOverDialogContainerProps) {
  // Never shown as it was before: it is booked as it is shown.
  const query = useQuery({
    ...readQuery('get /api/admin/money/take-over', { provider, paymentId }),
    staleTime: 0,
    gcTime: 0,
  });
  const { run, pending, done } = useAction({
    call: ({ seen }: TakeOverView) =>
      call('post /api/admin/money/take-over', { body: { provider, paymentId, seen } }),
    says: ({ message }) => message,
    fails: 'Failed to take the payment over.',
    touches: { type: 'admin' },
    onSuccess: onClose,
  });

  function stateOf(): TakeOverDialogProps['state'] {
    if (isNotFound(query.error) || isTaken(query.error)) return { kind: 'gone' };
    return query.data && !query.isFetching ? { kind: 'ready', view: query.data } : loadingOrFailed(query);
  }

  return <TakeOverDialog state={stateOf()} sending={pending || done} onTake={run} onClose={onClose} />;
}
