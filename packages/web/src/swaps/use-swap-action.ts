import { swapsCalls } from '@nestmates/application/swaps/addresses.ts';
import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import type { SwapAction, SwapResponse } from '@nestmates/domain/swaps/swap.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, call, saidBy } from '../api/api.ts';
import { useAnswers } from '../queries/use-list-answers.ts';
import { swapKeys } from './swap-keys.ts';

interface Act {
  readonly id: number;
  readonly action: SwapAction;
}

const mutationKey = [swapsCalls.respond.path];

const responses: Readonly<Record<Exclude<SwapAction, 'cancel'>, SwapResponse>> = {
  accept: 'confirmed',
  decline: 'declined',
};

/** What is said of it afterwards: an answer, or that it is called off. */
const said = (action: SwapAction) =>
  action === 'cancel'
    ? { done: 'Swap cancelled', failed: 'Failed to cancel swap' }
    : { done: 'Response sent', failed: 'Failed to respond to swap' };

const send = async ({ id, action }: Act): Promise<SwapAction> => {
  if (action === 'cancel') await call(swapsCalls.cancel, { params: { swapId: id } });
  else await call(swapsCalls.respond, { body: { swapId: id, response: responses[action] } });
  return action;
};

/** Accepts, declines or calls off a swap. */
export function useAct() {
  const client = useQueryClient();
  const readAgain = () => Promise.all(swapKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
  const { answer, answering } = useAnswers(mutationKey, {
    send,
    onSuccess(action) {
      toast({ title: said(action).done });
      return readAgain();
    },
    onError(error, { action }) {
      toast({ title: 'Error', description: saidBy(error, said(action).failed), destructive: true });
      // Refused: it may have been answered elsewhere, or its time may have come.
      if (error instanceof ApiError) return readAgain();
    },
  });
  return { act: ({ id }: SwapView, action: SwapAction) => answer({ id, action }), answering };
}
