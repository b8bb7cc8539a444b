import type { SubscriptionState } from '@nestmates/ui/screens/together/calendar/SubscriptionSection.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { unlessNotGiven } from '../../members/accounts/password-asking.ts';
import { useOwnPassword } from '../../members/accounts/use-own-password.tsx';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { calendarLinkQuery } from './calendar-queries.ts';

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Link copied' });
  } catch {
    toast({ title: 'Copying failed', description: 'Please select the link and copy it.', destructive: true });
  }
}

/** The secret link of the member's calendar. The server knows it only while it makes it. */
export function useCalendarLink(): { readonly state: SubscriptionState; readonly dialog: ReactNode } {
  const { withOwnPassword, ownPasswordDialog: dialog } = useOwnPassword(
    'Whoever has the link can read your calendar, so making one needs your password.',
  );
  const query = useQuery(calendarLinkQuery);
  const queryClient = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const store = (url: string | null, createdAt: string | null) => {
    setLink(url);
    queryClient.setQueryData(calendarLinkQuery.queryKey, { createdAt });
  };
  const renewing = useAction({
    call: () => withOwnPassword((password) => call('post /api/calendar-link', { body: { password } })),
    fails: unlessNotGiven('Failed to make a link'),
    onSuccess: ({ url, createdAt }) => store(url, createdAt),
  });
  const removing = useAction({
    call: () => call('delete /api/calendar-link'),
    says: 'Link switched off',
    fails: 'Failed to switch the link off',
    onSuccess: () => store(null, null),
  });
  if (!query.data) return { state: loadingOrFailed(query), dialog };
  const onRenew = () => renewing.run();
  if (query.data.createdAt === null) {
    return { state: { kind: 'off', pending: renewing.pending, onCreate: onRenew }, dialog };
  }
  const state: SubscriptionState = {
    kind: 'on',
    link,
    pending: renewing.pending ? 'renew' : removing.pending ? 'switch-off' : undefined,
    onCopy: () => void (link && copy(link)),
    onRenew,
    onSwitchOff: () => removing.run(),
  };
  return { state, dialog };
}
