import { instant, member } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

/** Of a member's e-mails and links those stay till then that the last letters, and the words at an old link, need. */
export const noDeletionWaitsFor = (memberId: string): string =>
  `not exists (select from scheduled_deletions waiting where waiting.member_id = ${memberId})`;

export class ScheduledDeletionModel extends table('scheduled_deletions', {
  memberId: member('deleted', { key: true }),
  requestedAt: instant({ exported: true }),
  dueAt: instant({ exported: true }),
}).with({ sections: { deletion: 'member_id = :memberId' }, stays: 'account' }) {}
