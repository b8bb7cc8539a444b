import type { BrowserNotices } from '@nestmates/ui/screens/notifications/NotificationsSection.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { saidBy } from '../api/api.ts';
import { queryClient } from '../queries/query-client.ts';
import { allowPush, currentSubscription, forgetPush, pushPossible } from './push.ts';

const key = ['push-subscription'];
const lookAgain = () => queryClient.invalidateQueries({ queryKey: key });

/** What this browser allows, and what it has been told. */
export function useBrowserNotices(publicKey: string): BrowserNotices {
  const possible = pushPossible();
  const { data: subscribed } = useQuery({
    queryKey: key,
    queryFn: async () => (await currentSubscription()) !== null,
    enabled: possible,
    gcTime: 0,
  });
  const sayFailure = (error: unknown) =>
    toast({
      title: 'Failed to change notifications',
      description: saidBy(error, 'Please try again.'),
      destructive: true,
    });
  const allow = useMutation({
    mutationFn: () => allowPush(publicKey),
    onError: sayFailure,
    onSettled: lookAgain,
  });
  const forget = useMutation({ mutationFn: forgetPush, onError: sayFailure, onSettled: lookAgain });

  if (!possible) return { kind: 'unsupported' };
  if (Notification.permission === 'denied') return { kind: 'denied' };
  if (subscribed && Notification.permission === 'granted') {
    return { kind: 'on', pending: forget.isPending, onForget: () => forget.mutate() };
  }
  return { kind: 'off', pending: allow.isPending, onAllow: () => allow.mutate() };
}
