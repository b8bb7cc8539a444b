import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import type { SwapOutcome } from '@nestmates/domain/together/swaps/swap.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';

interface OutcomeAnswer {
  readonly id: number;
  readonly userId: number;
  readonly outcome: SwapOutcome;
}

/** Says whether a swap happened. */
export function useSwapOutcome() {
  const { run, pendingInputs } = useAction({
    call: ({ id, outcome }: OutcomeAnswer) =>
      call('post /api/swaps/:swapId/outcome', { params: { swapId: id }, body: { outcome } }),
    entry: { name: 'swap-outcome', idOf: ({ id }) => id },
    says: seen('Response sent'),
    fails: 'Failed to send your answer',
    touches: ({ userId }) => ({ type: 'swap', userId }),
  });
  return {
    report: ({ id, user }: SwapView, outcome: SwapOutcome) => run({ id, userId: user.id, outcome }),
    reporting: pendingInputs.map(({ id }) => id),
  };
}
