import type { SubscriptionState } from '@nestmates/ui/screens/together/calendar/SubscriptionSection.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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

/** The secret link of her calendar. The server knows it only while it makes it. */
export function useCalendarLink(): SubscriptionState {
  const query = useQuery(calendarLinkQuery);
  const queryClient = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const store = (url: string | null, createdAt: string | null) => {
    setLink(url);
    queryClient.setQueryData(calendarLinkQuery.queryKey, { createdAt });
  };
  const renewing = useAction({
    call: () => call('post /api/calendar-link'),
    fails: 'Failed to make a link',
    onSuccess: ({ url, createdAt }) => store(url, createdAt),
  });
  const removing = useAction({
    call: () => call('delete /api/calendar-link'),
    says: 'Link switched off',
    fails: 'Failed to switch the link off',
    onSuccess: () => store(null, null),
  });
  if (!query.data) return loadingOrFailed(query);
  const onRenew = () => renewing.run();
  if (query.data.createdAt === null) return { kind: 'off', pending: renewing.pending, onCreate: onRenew };
  return {
    kind: 'on',
    link,
    pending: renewing.pending ? 'renew' : removing.pending ? 'switch-off' : undefined,
    onCopy: () => void (link && copy(link)),
    onRenew,
    onSwitchOff: () => removing.run(),
  };
}
