import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { useTaps } from '../../platform/actions/use-taps.ts';
import { call } from '../../platform/api/call.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';

/** What is done with one tap. To propose other times takes a form. */
export type PlaydateTap = Exclude<PlaydateView['actions'][number], 'proposeAnew'>;

interface TappedPlaydate extends Pick<PlaydateView, 'id' | 'user'> {
  /** The time that suits her. */
  readonly time?: string | undefined;
}

interface PlaydateTapRow {
  readonly says: string;
  readonly fails: string;
  call(playdate: TappedPlaydate): Promise<unknown>;
}

const paramsOf = ({ id }: TappedPlaydate) => ({ playdateId: id });
const cancel = (playdate: TappedPlaydate) =>
  call('post /api/playdates/:playdateId/cancel', { params: paramsOf(playdate) });

const rows: Readonly<Record<PlaydateTap, PlaydateTapRow>> = {
  accept: {
    says: 'Playdate planned!',
    fails: 'Failed to respond to the playdate',
    call: (playdate) =>
      call('post /api/playdates/:playdateId/accept', {
        params: paramsOf(playdate),
        body: { time: playdate.time ?? '', timeZone: browserTimeZone() },
      }),
  },
  decline: {
    says: 'Response sent',
    fails: 'Failed to respond to the playdate',
    call: (playdate) => call('post /api/playdates/:playdateId/decline', { params: paramsOf(playdate) }),
  },
  withdraw: { says: 'Suggestion taken back', fails: 'Failed to take back the suggestion', call: cancel },
  cancel: { says: 'Playdate cancelled', fails: 'Failed to cancel the playdate', call: cancel },
};

/** Answers, takes back or cancels a playdate. */
export const usePlaydateAction = () =>
  useTaps({
    name: 'playdate-action',
    rows,
    call: (playdate: TappedPlaydate, action: PlaydateTap) => rows[action].call(playdate),
    touches: ({ user }) => ({ type: 'playdate', userId: user.id }),
  });
