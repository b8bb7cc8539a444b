import type { MessageAction } from '@nestmates/ui/screens/friends/connections/MessageButton.tsx';
import { useLockedToast } from '../../platform/access/use-locked-toast.ts';
import { useOpens } from '../../platform/access/use-opens.ts';

/** What the button "Message" does for a connection. */
export function useMessageAction(): (user: {
  readonly id: number;
  readonly firstName: string;
}) => MessageAction {
  const opensMessages = useOpens('messages');
  const sayLocked = useLockedToast();
  return ({ id, firstName }) =>
    opensMessages ? { href: `/messages?user=${id}` } : { onLocked: () => sayLocked(`write to ${firstName}`) };
}
