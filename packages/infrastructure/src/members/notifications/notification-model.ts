import { bigint, flag, instant, member, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class NotificationModel extends table('notifications', {
  id: bigint({ key: true }),
  memberId: member('deleted'),
  kind: text({ exported: true }),
  topic: text({ left: 'key' }),
  otherId: nullable(member('deleted')),
  sentence: text({ exported: true }),
  path: text({ left: 'key' }),
  at: instant({ exported: true }),
  read: flag({ exported: true }),
  moment: nullable(text({ left: 'key' })),
}).with({ old: { kind: 'notifications', when: 'at < :before' } }) {}
