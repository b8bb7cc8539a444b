import { notificationsContract } from '@nestmates/application/notifications/contract.ts';
import type { Notifications } from '@nestmates/application/notifications/notifications.ts';
import type { PushNotifications } from '@nestmates/application/notifications/push-notifications.ts';
import { type Route, serve } from '../shared/serve.ts';

export interface NotificationsServices {
  readonly notifications: Notifications;
  readonly pushNotifications: PushNotifications;
}

export const notificationsRoutes = ({ notifications, pushNotifications }: NotificationsServices): Route[] => [
  serve(notificationsContract.show, ({ by }) => notifications.show(by)),
  serve(notificationsContract.change, ({ by, body }) => notifications.change(by, body)),
  serve(notificationsContract.subscribe, ({ by, body }) => pushNotifications.subscribe(by, body)),
  serve(notificationsContract.unsubscribe, ({ by, query }) =>
    pushNotifications.unsubscribe(by, query.endpoint),
  ),
];
