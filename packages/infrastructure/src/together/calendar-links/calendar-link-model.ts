import { instant, member, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class CalendarLinkModel extends table('calendar_links', {
  userId: member('deleted', { key: true }),
  tokenDigest: text({ left: 'digest' }),
  createdAt: instant({ exported: true }),
}).with({ sections: { calendarLink: 'user_id = :memberId' }, stays: 'account' }) {}
