import { swapsCalls } from '@nestmates/application/swaps/addresses.ts';
import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import type { SwapAction, SwapResponse } from '@nestmates/domain/swaps/swap.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, call, errorMessage } from '../api/api.ts';
import { useListAnswers } from '../queries/use-list-answers.ts';
import { swapKeys } from './swap-keys.ts';

interface SwapActionRequest {
  readonly id: number;
  readonly action: SwapAction;
}

const mutationKey = [swapsCalls.respond.path];

const responses: Readonly<Record<Exclude<SwapAction, 'cancel'>, SwapResponse>> = {
  accept: 'confirmed',
  decline: 'declined',
};

const toastTitles = (action: SwapAction) =>
  action === 'cancel'
    ? { done: 'Swap cancelled', failed: 'Failed to cancel swap' }
    : { done: 'Response sent', failed: 'Failed to respond to swap' };

const send = async ({ id, action }: SwapActionRequest): Promise<SwapAction> => {
  if (action === 'cancel') await call(swapsCalls.cancel, { params: { swapId: id } });
  else await call(swapsCalls.respond, { body: { swapId: id, response: responses[action] } });
  return action;
};

/** Accepts, declines or cancels a swap. */
export function useSwapAction() {
  const client = useQueryClient();
  const refetch = () => Promise.all(swapKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  const { answer, answering } = useListAnswers(mutationKey, {
    send,
    onSuccess(action) {
      toast({ title: toastTitles(action).done });
      return refetch();
    },
    onError(error, { action }) {
      toast({
        title: 'Error',
        description: errorMessage(error, toastTitles(action).failed),
        destructive: true,
      });
      // Refused: already answered elsewhere, or its time has come.
      if (error instanceof ApiError) return refetch();
    },
  });
  return { act: ({ id }: SwapView, action: SwapAction) => answer({ id, action }), answering };
}
