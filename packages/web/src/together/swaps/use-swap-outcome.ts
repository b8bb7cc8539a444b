import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import type { SwapOutcome } from '@nestmates/domain/together/swaps/swap.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import type { TapReport } from '../../platform/actions/use-taps.ts';
import { call } from '../../platform/api/call.ts';
import { errorMessage } from '../../platform/api/errors.ts';

interface OutcomeAnswer {
  readonly id: number;
  readonly userId: number;
  readonly outcome: SwapOutcome;
}

const failed = 'Failed to send your answer';

/** Says whether a swap happened. */
export function useSwapOutcome(report?: TapReport<SwapOutcome>) {
  const { run, pendingInputs } = useAction({
    call: ({ id, outcome }: OutcomeAnswer) =>
      call('post /api/swaps/:swapId/outcome', { params: { swapId: id }, body: { outcome } }),
    entry: { name: 'swap-outcome', idOf: ({ id }) => id },
    says: seen('Response sent'),
    fails: () => (report ? undefined : failed),
    onError: (error, { id }) => report?.onFailed(id, errorMessage(error, failed)),
    onSuccess: (_, { id, outcome }) => report?.onDone(id, outcome),
    touches: ({ userId }) => ({ type: 'swap', userId }),
  });
  return {
    report: ({ id, user }: SwapView, outcome: SwapOutcome) => run({ id, userId: user.id, outcome }),
    /** What is being sent, also from other components. */
    reports: pendingInputs,
    reporting: pendingInputs.map(({ id }) => id),
  };
}
