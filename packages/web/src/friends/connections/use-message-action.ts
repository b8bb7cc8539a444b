import type { MessageAction } from '@nestmates/ui/screens/friends/connections/MessageButton.tsx';
import { explainLock } from '../../platform/access/locked-wish.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { waveInstead } from './wave-instead.ts';

/** What the button "Message" does for a connection. */
export function useMessageAction(): (user: {
  readonly id: number;
  readonly firstName: string;
}) => MessageAction {
  const opensMessages = useOpens('messages');
  return ({ id, firstName }) =>
    opensMessages
      ? { href: `/messages?user=${id}` }
      : {
          onLocked: () =>
            explainLock({ what: 'message', name: firstName, instead: waveInstead(id, firstName) }),
        };
}
