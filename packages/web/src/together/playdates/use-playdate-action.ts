import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';
import {
  type PlaydateTap,
  playdateActionRows,
} from '@nestmates/ui/screens/together/playdates/playdate-action-rows.ts';
import { type TapReport, useTaps } from '../../platform/actions/use-taps.ts';
import { call } from '../../platform/api/call.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';

interface TappedPlaydate extends Pick<PlaydateView, 'id' | 'user'> {
  /** The time that suits the member. */
  readonly time?: string | undefined;
  readonly childIds?: readonly number[];
}

const paramsOf = ({ id }: TappedPlaydate) => ({ playdateId: id });
const cancel = (playdate: TappedPlaydate) =>
  call('post /api/playdates/:playdateId/cancel', { params: paramsOf(playdate) });

const calls: Readonly<Record<PlaydateTap, (playdate: TappedPlaydate) => Promise<unknown>>> = {
  accept: (playdate) =>
    call('post /api/playdates/:playdateId/accept', {
      params: paramsOf(playdate),
      body: {
        time: playdate.time ?? '',
        childIds: [...(playdate.childIds ?? [])],
        timeZone: browserTimeZone(),
      },
    }),
  decline: (playdate) => call('post /api/playdates/:playdateId/decline', { params: paramsOf(playdate) }),
  withdraw: cancel,
  cancel,
};

const importMoment = () => import('./playdate-moment.tsx');

/** Answers, takes back or cancels a playdate. */
export const usePlaydateAction = (report?: TapReport<PlaydateTap>) =>
  useTaps({
    name: 'playdate-action',
    rows: () => playdateActionRows,
    call: (playdate: TappedPlaydate, action: PlaydateTap) => calls[action](playdate),
    touches: ({ user }) => ({ type: 'playdate', userId: user.id }),
    report,
    moments: { accept: async ({ id }) => (await importWithStyles(importMoment)).momentOfPlaydate(id) },
  });
