import { NotificationList } from '@nestmates/application/members/notification-list/notification-list.ts';
import { repository, transaction } from '../../platform/database/ports.ts';
import { events } from '../../platform/live/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import * as notificationsMigration from './migrations/20261123T165200-notifications.ts';
import * as momentsMigration from './migrations/20261123T204600-moments.ts';
import { NotificationRepository, shownNotification } from './notification-repository.ts';
import { notificationStore } from './ports.ts';

export const notificationListFeature = feature({
  bind(bind) {
    repository(bind, notificationStore, NotificationRepository);
    service(bind, NotificationList, { store: notificationStore, events, transaction, clock });
  },
  migrations: {
    '20261123T165200-notifications': notificationsMigration,
    '20261123T204600-moments': momentsMigration,
  },
  retained: { notifications: { kind: 'notifications', old: 'at < :before' } },
  exported: {
    sections: {
      notifications: `
        select n.kind, n.sentence, n.at, n.read from notifications n
        where n.member_id = :memberId and ${shownNotification(':memberId')} order by n.id`,
    },
    left: { notifications: { key: 'topic path moment' } },
  },
  erasure: { notifications: { deleted: 'id member_id kind topic other_id sentence path at read moment' } },
});
