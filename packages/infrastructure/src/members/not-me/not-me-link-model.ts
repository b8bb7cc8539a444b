import { instant, member, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';
import { noDeletionWaitsFor } from '../accounts/waiting-deletion-sql.ts';

export class NotMeLinkModel extends table('not_me_links', {
  digest: text({ key: true, left: 'digest' }),
  memberId: member('deleted', { left: 'process' }),
  email: text({ left: 'process' }),
  expiresAt: instant({ left: 'process' }),
}).with({
  old: { kind: 'notMeLinks', when: `expires_at <= :now and ${noDeletionWaitsFor('not_me_links.member_id')}` },
}) {}
