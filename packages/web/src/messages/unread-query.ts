import { messagesCalls } from '@nestmates/application/messages/addresses.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../shared/api.ts';

export const unreadKey = [messagesCalls.unread.path];

/** For the badge of menu and tab bar; a member without the plan has none. */
export function useUnread({ enabled }: { readonly enabled: boolean }): number {
  const { data } = useQuery({ queryKey: unreadKey, queryFn: () => call(messagesCalls.unread), enabled });
  return enabled ? (data?.unread ?? 0) : 0;
}
