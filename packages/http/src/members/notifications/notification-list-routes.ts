import { notificationListContract } from '@nestmates/application/members/notifications/contract.ts';
import { NotificationList } from '@nestmates/application/members/notifications/notification-list.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const notificationListRoutes = withServices([NotificationList], (list) => [
  serve(notificationListContract.show, async ({ by, query, paged }) => paged(await list.show(by, query))),
  serve(notificationListContract.markRead, ({ by, body }) => list.markRead(by, body)),
]);
