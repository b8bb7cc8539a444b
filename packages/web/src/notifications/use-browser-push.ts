import type { BrowserPush } from '@nestmates/ui/screens/notifications/NotificationsSection.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { errorMessage } from '../api/api.ts';
import { queryClient } from '../queries/query-client.ts';
import { allowPush, currentSubscription, isPushSupported, stopPush } from './push.ts';

const key = ['push-subscription'];
const refresh = () => queryClient.invalidateQueries({ queryKey: key });

/** The push state of this browser. */
export function useBrowserPush(publicKey: string): BrowserPush {
  const possible = isPushSupported();
  const { data: subscribed } = useQuery({
    queryKey: key,
    queryFn: async () => (await currentSubscription()) !== null,
    enabled: possible,
    gcTime: 0,
  });
  const sayFailure = (error: unknown) =>
    toast({
      title: 'Failed to change notifications',
      description: errorMessage(error, 'Please try again.'),
      destructive: true,
    });
  const allow = useMutation({
    mutationFn: () => allowPush(publicKey),
    onError: sayFailure,
    onSettled: refresh,
  });
  const forget = useMutation({ mutationFn: stopPush, onError: sayFailure, onSettled: refresh });

  if (!possible) return { kind: 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'denied' };
  if (subscribed && Notification.permission === 'granted') {
    return { kind: 'on', pending: forget.isPending, onStop: () => forget.mutate() };
  }
  return { kind: 'off', pending: allow.isPending, onAllow: () => allow.mutate() };
}
