import type { EmailChangeId } from '@nestmates/domain/members/email-change/email-change.ts';
import { instant, key, member, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';
import { noDeletionWaitsFor } from '../accounts/waiting-deletion-sql.ts';

export class EmailChangeModel extends table('email_changes', {
  id: key<EmailChangeId>(),
  memberId: member('deleted'),
  newEmail: text({ exported: true }),
  oldEmail: nullable(text({ exported: true })),
  requestedAt: instant({ exported: true }),
  confirmedAt: nullable(instant({ exported: true })),
  takenBackAt: nullable(instant({ exported: true })),
  settledAt: nullable(instant({ left: 'process' })),
  confirmDigest: nullable(text({ left: 'digest' })),
  takeBackDigest: nullable(text({ left: 'digest' })),
}).with({
  sections: { emailChanges: 'member_id = :memberId order by id' },
  old: [
    { kind: 'openEmailChanges', when: 'requested_at <= :before and confirmed_at is null' },
    {
      kind: 'emailChanges',
      // One that was taken back has nothing to settle; another one waits until its mailbox is noted.
      when: `requested_at <= :before and confirmed_at <= :before
        and (settled_at is not null or taken_back_at is not null) and ${noDeletionWaitsFor('email_changes.member_id')}`,
    },
  ],
}) {}

export class EndedLinkModel extends table('ended_links', {
  digest: text({ key: true }),
  deletedAt: instant(),
}).with({
  erasure: {
    why: 'A link by which the account could have been got back says what happened; it is a random number of nobody.',
    until: '30 days after the account was deleted',
  },
  left: 'digest',
  old: { kind: 'endedLinks', when: 'deleted_at <= :before' },
}) {}
