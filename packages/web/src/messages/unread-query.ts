import { messagesCalls } from '@nestmates/application/messages/addresses.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/api.ts';

export const unreadKey = [messagesCalls.unread.path];

/** The unread count for menu and tab bar; 0 for a member without messages in her plan. */
export function useUnread({ enabled }: { readonly enabled: boolean }): number {
  const { data } = useQuery({ queryKey: unreadKey, queryFn: () => call(messagesCalls.unread), enabled });
  return enabled ? (data?.unread ?? 0) : 0;
}
