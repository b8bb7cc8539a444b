import type {
  NotificationsView,
  SettingsChange,
} from '@nestmates/application/members/notification-settings/contract.ts';
import { NotificationsSection } from '@nestmates/ui/screens/members/notification-settings/NotificationsSection.tsx';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { queryClient } from '../../platform/queries/query-client.ts';
import { readQuery } from '../../platform/queries/read-query.ts';
import { unlessNotGiven } from '../accounts/password-asking.ts';
import { useOwnPassword } from '../accounts/use-own-password.tsx';
import { useBrowserPush } from './use-browser-push.ts';

const notificationsQuery = readQuery('get /api/account/notifications');
const send = (body: SettingsChange) => call('put /api/account/notifications', { body });
const setCached = (view: NotificationsView) =>
  void queryClient.setQueryData(notificationsQuery.queryKey, view);

export function NotificationsSectionContainer() {
  const query = useQuery(notificationsQuery);
  const { data } = query;
  const { withOwnPassword, ownPasswordDialog } = useOwnPassword(
    'These emails tell you when somebody logs in as you, so switching them off needs your password.',
  );
  const change = useAction({
    call: (changed: SettingsChange) =>
      changed.loginEmails === false
        ? withOwnPassword((password) => send({ ...changed, password }))
        : send(changed),
    fails: unlessNotGiven({ title: 'Failed to change notifications', description: 'Please try again.' }),
    optimistic(changed) {
      if (data) setCached({ ...data, ...changed });
      return () => data && setCached(data);
    },
    onSuccess: setCached,
  });
  const browser = useBrowserPush(data?.push.publicKey ?? '');
  if (!data) return <NotificationsSection state={loadingOrFailed(query)} />;
  return (
    <>
      <NotificationsSection
        state={{
          kind: 'ready',
          messageEmails: data.messageEmails,
          onMessageEmails: (messageEmails) => change.run({ messageEmails }),
          loginEmails: data.loginEmails,
          onLoginEmails: (loginEmails) => change.run({ loginEmails }),
          feedbackEmails: data.feedbackEmails,
          onFeedbackEmails: (feedbackEmails) => change.run({ feedbackEmails }),
          swapEmails: data.swapEmails,
          onSwapEmails: (swapEmails) => change.run({ swapEmails }),
          playdateEmails: data.playdateEmails,
          onPlaydateEmails: (playdateEmails) => change.run({ playdateEmails }),
          browser,
        }}
      />
      {ownPasswordDialog}
    </>
  );
}
