import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { useTaps } from '../../platform/actions/use-taps.ts';
import { call } from '../../platform/api/call.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';

/** What is done with one tap. To propose a time takes a form. */
export type SwapTap = Exclude<SwapView['actions'][number], 'proposeTime'>;

interface SwapTapRow {
  readonly says: string;
  readonly fails: string;
  call(swap: SwapView): Promise<unknown>;
}

const paramsOf = ({ id }: SwapView) => ({ swapId: id });
/** The time that is proposed, as she has read it. */
const proposed = ({ proposedTime }: SwapView): string => proposedTime?.date ?? '';

const rows: Readonly<Record<SwapTap, SwapTapRow>> = {
  accept: {
    says: 'Response sent',
    fails: 'Failed to respond to swap',
    call: ({ id }) =>
      call('post /api/swaps/respond', {
        body: { swapId: id, response: 'confirmed', timeZone: browserTimeZone() },
      }),
  },
  decline: {
    says: 'Response sent',
    fails: 'Failed to respond to swap',
    call: ({ id }) => call('post /api/swaps/respond', { body: { swapId: id, response: 'declined' } }),
  },
  cancel: {
    says: 'Swap cancelled',
    fails: 'Failed to cancel swap',
    call: (swap) => call('post /api/swaps/:swapId/cancel', { params: paramsOf(swap) }),
  },
  agreeToTime: {
    says: 'New time agreed',
    fails: 'Failed to agree to the new time',
    call: (swap) =>
      call('post /api/swaps/:swapId/time/response', {
        params: paramsOf(swap),
        body: { date: proposed(swap), response: 'agreed', timeZone: browserTimeZone() },
      }),
  },
  declineTime: {
    says: 'The old time stays',
    fails: 'Failed to decline the new time',
    call: (swap) =>
      call('post /api/swaps/:swapId/time/response', {
        params: paramsOf(swap),
        body: { date: proposed(swap), response: 'declined' },
      }),
  },
  takeBackTime: {
    says: 'The old time stays',
    fails: 'Failed to take back the new time',
    call: (swap) => call('delete /api/swaps/:swapId/time', { params: paramsOf(swap) }),
  },
};

/** Answers or cancels a swap, or the time that is proposed for it. */
export const useSwapAction = () =>
  useTaps({
    name: 'swap-action',
    rows,
    call: (swap: SwapView, action: SwapTap) => rows[action].call(swap),
    touches: ({ user }) => ({ type: 'swap', userId: user.id }),
  });
