import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { browserTimeZone } from '../../platform/shared/browser-time-zone.ts';

/** What is done with one tap. To propose other times takes a form. */
export type PlaydateTap = Exclude<PlaydateView['actions'][number], 'proposeAnew'>;

interface PlaydateTapRequest {
  readonly id: number;
  readonly userId: number;
  readonly action: PlaydateTap;
  /** The time that suits her. */
  readonly time?: string | undefined;
}

const words: Readonly<Record<PlaydateTap, { readonly says: string; readonly fails: string }>> = {
  accept: { says: 'Playdate planned!', fails: 'Failed to respond to the playdate' },
  decline: { says: 'Response sent', fails: 'Failed to respond to the playdate' },
  withdraw: { says: 'Suggestion taken back', fails: 'Failed to take back the suggestion' },
  cancel: { says: 'Playdate cancelled', fails: 'Failed to cancel the playdate' },
};

function send({ id, action, time = '' }: PlaydateTapRequest): Promise<PlaydateView> {
  const params = { playdateId: id };
  switch (action) {
    case 'accept':
      return call('post /api/playdates/:playdateId/accept', {
        params,
        body: { time, timeZone: browserTimeZone() },
      });
    case 'decline':
      return call('post /api/playdates/:playdateId/decline', { params });
    case 'withdraw':
    case 'cancel':
      return call('post /api/playdates/:playdateId/cancel', { params });
  }
}

/** Answers, takes back or cancels a playdate. */
export function usePlaydateAction() {
  const { run, pendingInputs } = useAction({
    call: send,
    entry: { name: 'playdate-action', idOf: ({ id }) => id },
    says: (_, { action }) => words[action].says,
    fails: (_, { action }) => words[action].fails,
    touches: ({ userId }) => ({ type: 'playdate', userId }),
  });
  return {
    act: ({ id, user }: PlaydateView, action: PlaydateTap, time?: string) =>
      run({ id, userId: user.id, action, time }),
    answering: pendingInputs,
  };
}
