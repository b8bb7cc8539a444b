import { notificationsContract } from '@nestmates/application/notifications/contract.ts';
import { Notifications } from '@nestmates/application/notifications/notifications.ts';
import { PushNotifications } from '@nestmates/application/notifications/push-notifications.ts';
import { serve } from '../shared/serve.ts';
import { withServices } from '../shared/with-services.ts';

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
