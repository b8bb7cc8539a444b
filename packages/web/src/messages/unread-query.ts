import { messagingCalls } from '@nestmates/application/messaging/addresses.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/api.ts';

export const unreadKey = [messagingCalls.unread.path];

/** The unread count for menu and tab bar; 0 for a member without messages in her plan. */
export function useUnread({ enabled }: { readonly enabled: boolean }): number {
  const { data } = useQuery({ queryKey: unreadKey, queryFn: () => call(messagingCalls.unread), enabled });
  return enabled ? (data?.unread ?? 0) : 0;
}
