import { NotificationList } from '@nestmates/application/members/notifications/notification-list.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as notificationsMigration from './migrations/20261123T165200-notifications.ts';
import * as momentsMigration from './migrations/20261123T204600-moments.ts';
import { NotificationModel } from './notification-model.ts';
import { NotificationRepository, shownNotification } from './notification-repository.ts';

export const notificationListFeature = feature({
  bind(bind) {
    repository(bind, 'notificationStore', NotificationRepository);
    service(bind, NotificationList, 'notificationList');
  },
  tables: [NotificationModel],
  migrations: {
    '20261123T165200-notifications': notificationsMigration,
    '20261123T204600-moments': momentsMigration,
  },
  exported: {
    sections: {
      notifications: `
        select n.kind, n.sentence, n.at, n.read from notifications n
        where n.member_id = :memberId and ${shownNotification(':memberId')} order by n.id`,
    },
  },
});
