import { notificationsContract } from '@nestmates/application/members/notification-settings/contract.ts';
import { Notifications } from '@nestmates/application/members/notification-settings/notifications.ts';
import { PushNotifications } from '@nestmates/application/members/notification-settings/push-notifications.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const notificationsRoutes = withServices(
  [Notifications, PushNotifications],
  (notifications, pushNotifications) => [
    serve(notificationsContract.show, ({ by }) => notifications.show(by)),
    serve(notificationsContract.change, ({ by, body }) => notifications.change(by, body)),
    serve(notificationsContract.subscribe, ({ by, body }) => pushNotifications.subscribe(by, body)),
    serve(notificationsContract.unsubscribe, ({ by, query }) =>
      pushNotifications.unsubscribe(by, query.endpoint),
    ),
  ],
);
