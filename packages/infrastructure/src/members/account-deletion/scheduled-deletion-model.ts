import { instant, member } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

export class ScheduledDeletionModel extends table('scheduled_deletions', {
  memberId: member('deleted', { key: true }),
  requestedAt: instant({ exported: true }),
  dueAt: instant({ exported: true }),
}).with({ sections: { deletion: 'member_id = :memberId' }, stays: 'account' }) {}
