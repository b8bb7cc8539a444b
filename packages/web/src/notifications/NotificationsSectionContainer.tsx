import { notificationsCalls } from '@nestmates/application/notifications/addresses.ts';
import type { NotificationsView } from '@nestmates/application/notifications/contract.ts';
import { NotificationsSection } from '@nestmates/ui/screens/notifications/NotificationsSection.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, errorMessage } from '../api/api.ts';
import { loadingOrFailed } from '../queries/loading-or-failed.ts';
import { queryClient } from '../queries/query-client.ts';
import { useBrowserPush } from './use-browser-push.ts';

const queryKey = [notificationsCalls.show.path];
const setCached = (view: NotificationsView) => queryClient.setQueryData(queryKey, view);

export function NotificationsSectionContainer() {
  const query = useQuery({
    queryKey,
    queryFn: () => call(notificationsCalls.show),
  });
  const { data } = query;
  const change = useMutation({
    mutationFn: (messageEmails: boolean) => call(notificationsCalls.change, { body: { messageEmails } }),
    // Optimistic, until the server's answer.
    onMutate: (messageEmails) => {
      if (data) setCached({ ...data, messageEmails });
      return data;
    },
    onSuccess: setCached,
    onError(error, _, before) {
      if (before) setCached(before);
      toast({
        title: 'Failed to change notifications',
        description: errorMessage(error, 'Please try again.'),
        destructive: true,
      });
    },
  });
  const browser = useBrowserPush(data?.push.publicKey ?? '');
  if (!data) return <NotificationsSection state={loadingOrFailed(query)} />;
  return (
    <NotificationsSection
      state={{
        kind: 'ready',
        messageEmails: data.messageEmails,
        onMessageEmails: (on) => change.mutate(on),
        browser,
      }}
    />
  );
}
