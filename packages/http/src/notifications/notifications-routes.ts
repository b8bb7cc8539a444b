import { notificationsContract } from '@nestmates/application/notifications/contract.ts';
import type { Notifications } from '@nestmates/application/notifications/notifications.ts';
import type { Pushes } from '@nestmates/application/notifications/push-notifications.ts';
import { type Route, serve } from '../shared/serve.ts';

export interface NotificationsServices {
  readonly notifications: Notifications;
  readonly pushes: Pushes;
}

export const notificationsRoutes = ({ notifications, pushes }: NotificationsServices): Route[] => [
  serve(notificationsContract.show, ({ by }) => notifications.show(by)),
  serve(notificationsContract.change, ({ by, body }) => notifications.change(by, body)),
  serve(notificationsContract.subscribe, ({ by, body }) => pushes.subscribe(by, body)),
  serve(notificationsContract.unsubscribe, ({ by, query }) => pushes.unsubscribe(by, query.endpoint)),
];
