import type { BrowserPush } from '@nestmates/ui/screens/members/notification-settings/NotificationsSection.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/actions/use-action.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { allowPush, currentSubscription, isPushSupported, stopPush } from './push.ts';

const key = ['push-subscription'];
const fails = { title: 'Failed to change notifications', description: 'Please try again.' };

/** Done once the new state is known, whether or not the change has succeeded. */
async function changePush(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } finally {
    await queryClient.invalidateQueries({ queryKey: key });
  }
}

/** The push state of this browser. */
export function useBrowserPush(publicKey: string): BrowserPush {
  const possible = isPushSupported();
  const { data: subscribed } = useQuery({
    queryKey: key,
    queryFn: async () => (await currentSubscription()) !== null,
    enabled: possible,
    gcTime: 0,
  });
  const allow = useAction({ fails, call: () => changePush(() => allowPush(publicKey)) });
  const forget = useAction({ fails, call: () => changePush(stopPush) });

  if (!possible) return { kind: 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'denied' };
  if (subscribed && Notification.permission === 'granted') {
    return { kind: 'on', pending: forget.pending, onStop: forget.run };
  }
  return { kind: 'off', pending: allow.pending, onAllow: allow.run };
}
