import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';

/** What is done with one tap. To propose a time takes a form. */
export type SwapTap = Exclude<SwapView['actions'][number], 'proposeTime'>;

interface SwapTapRequest {
  readonly id: number;
  readonly userId: number;
  readonly action: SwapTap;
  /** The time that is proposed, as she has read it. */
  readonly proposed?: string | undefined;
}

const words: Readonly<Record<SwapTap, { readonly says: string; readonly fails: string }>> = {
  accept: { says: 'Response sent', fails: 'Failed to respond to swap' },
  decline: { says: 'Response sent', fails: 'Failed to respond to swap' },
  cancel: { says: 'Swap cancelled', fails: 'Failed to cancel swap' },
  agreeToTime: { says: 'New time agreed', fails: 'Failed to agree to the new time' },
  declineTime: { says: 'The old time stays', fails: 'Failed to decline the new time' },
  takeBackTime: { says: 'The old time stays', fails: 'Failed to take back the new time' },
};

function send({ id, action, proposed = '' }: SwapTapRequest): Promise<unknown> {
  const params = { swapId: id };
  const timeZone = browserTimeZone();
  switch (action) {
    case 'accept':
      return call('post /api/swaps/respond', { body: { swapId: id, response: 'confirmed', timeZone } });
    case 'decline':
      return call('post /api/swaps/respond', { body: { swapId: id, response: 'declined' } });
    case 'cancel':
      return call('post /api/swaps/:swapId/cancel', { params });
    case 'agreeToTime': {
      const body = { date: proposed, response: 'agreed', timeZone } as const;
      return call('post /api/swaps/:swapId/time/response', { params, body });
    }
    case 'declineTime':
      return call('post /api/swaps/:swapId/time/response', {
        params,
        body: { date: proposed, response: 'declined' },
      });
    case 'takeBackTime':
      return call('delete /api/swaps/:swapId/time', { params });
  }
}

/** Answers or cancels a swap, or the time that is proposed for it. */
export function useSwapAction() {
  const { run, pendingInputs } = useAction({
    call: send,
    entry: { name: 'swap-action', idOf: ({ id }) => id },
    says: (_, { action }) => words[action].says,
    fails: (_, { action }) => words[action].fails,
    touches: ({ userId }) => ({ type: 'swap', userId }),
  });
  return {
    act: ({ id, user, proposedTime }: SwapView, action: SwapTap) =>
      run({ id, userId: user.id, action, proposed: proposedTime?.date }),
    answering: pendingInputs,
  };
}
