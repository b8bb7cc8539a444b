import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import type { SwapAction, SwapResponse } from '@nestmates/domain/swaps/swap.ts';
import { useAction } from '../actions/use-action.ts';
import { call } from '../api/call.ts';

interface SwapActionRequest {
  readonly id: number;
  readonly userId: number;
  readonly action: SwapAction;
}

const responses: Readonly<Record<Exclude<SwapAction, 'cancel'>, SwapResponse>> = {
  accept: 'confirmed',
  decline: 'declined',
};

const send = ({ id, action }: SwapActionRequest): Promise<unknown> =>
  action === 'cancel'
    ? call('post /api/swaps/:swapId/cancel', { params: { swapId: id } })
    : call('post /api/swaps/respond', { body: { swapId: id, response: responses[action] } });

/** Accepts, declines or cancels a swap. */
export function useSwapAction() {
  const { run, pendingInputs } = useAction({
    call: send,
    entry: { name: 'swap-action', idOf: ({ id }) => id },
    says: (_, { action }) => (action === 'cancel' ? 'Swap cancelled' : 'Response sent'),
    fails: (_, { action }) => (action === 'cancel' ? 'Failed to cancel swap' : 'Failed to respond to swap'),
    touches: ({ userId }) => ({ type: 'swap', userId }),
  });
  return {
    act: ({ id, user }: SwapView, action: SwapAction) => run({ id, userId: user.id, action }),
    answering: pendingInputs,
  };
}
