import { flag, instant, key, member, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class NotificationSettingsModel extends table('notification_settings', {
  memberId: member('deleted', { key: true }),
  messageEmails: flag({ exported: true }),
  feedbackEmails: flag({ exported: true }),
  loginEmails: flag({ exported: true }),
  playdateEmails: flag({ exported: true }),
  swapEmails: flag({ exported: true }),
}).with({ sections: { notificationSettings: 'member_id = :memberId' }, stays: 'account' }) {}

export class PushDeviceModel extends table('push_devices', {
  id: key(),
  memberId: member('deleted'),
  sessionHash: text({ left: 'digest' }),
  endpoint: text({ left: 'secret' }),
  p256dh: text({ left: 'secret' }),
  auth: text({ left: 'secret' }),
  addedAt: instant({ exported: true }),
}).with({ sections: { pushDevices: 'member_id = :memberId order by id' }, stays: 'account' }) {}

export class VapidKeysModel extends table('vapid_keys', {
  one: flag({ key: true }),
  publicKey: text(),
  privateKey: text(),
}).with({ erasure: 'impersonal', stays: 'constant' }) {}
