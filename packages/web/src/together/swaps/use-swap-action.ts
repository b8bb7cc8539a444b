import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';
import type { AnsweredSwap } from '@nestmates/ui/screens/together/swaps/SwapAnswer.tsx';
import { type SwapTap, swapRowsOf } from '@nestmates/ui/screens/together/swaps/swap-action-rows.ts';
import { type TapReport, useTaps } from '../../platform/actions/use-taps.ts';
import { call } from '../../platform/api/call.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';

const paramsOf = ({ id }: SwapView) => ({ swapId: id });
/** The time that is proposed, as the member has read it. */
const proposed = ({ proposedTime }: SwapView) => ({
  date: proposedTime?.date ?? '',
  ...(proposedTime && { until: proposedTime.until }),
});

const calls: Readonly<Record<SwapTap, (swap: AnsweredSwap) => Promise<unknown>>> = {
  accept: ({ id, date, bringing }) =>
    call('post /api/swaps/respond', {
      body: {
        ...(bringing && { childIds: [...bringing] }),
        swapId: id,
        response: 'confirmed',
        time: date,
        timeZone: browserTimeZone(),
      },
    }),
  decline: ({ id }) => call('post /api/swaps/respond', { body: { swapId: id, response: 'declined' } }),
  cancel: (swap) => call('post /api/swaps/:swapId/cancel', { params: paramsOf(swap) }),
  agreeToTime: (swap) =>
    call('post /api/swaps/:swapId/time/response', {
      params: paramsOf(swap),
      body: { ...proposed(swap), response: 'agreed', timeZone: browserTimeZone() },
    }),
  declineTime: (swap) =>
    call('post /api/swaps/:swapId/time/response', {
      params: paramsOf(swap),
      body: { ...proposed(swap), response: 'declined' },
    }),
  takeBackTime: (swap) => call('delete /api/swaps/:swapId/time', { params: paramsOf(swap) }),
};

const importMoment = () => import('./swap-moment.tsx');
const momentOf = async ({ id }: AnsweredSwap) => (await importWithStyles(importMoment)).momentOfSwap(id);

/** Answers or cancels a swap, or the time that is proposed for it. */
export const useSwapAction = (report?: TapReport<SwapTap>) =>
  useTaps({
    name: 'swap-action',
    rows: swapRowsOf,
    call: (swap: AnsweredSwap, action: SwapTap) => calls[action](swap),
    touches: ({ user }) => ({ type: 'swap', userId: user.id }),
    report,
    moments: {
      accept: momentOf,
      // Another time of what is arranged already is no moment: the entry shows it.
      agreeToTime: async (swap) => (swap.status === 'pending' ? momentOf(swap) : undefined),
    },
  });
