import type { AuditEntryId } from '@nestmates/application/office/audit/ports.ts';
import type { AuditAction } from '@nestmates/domain/office/audit/audit.ts';
import { UserModel } from '../../members/accounts/account-models.ts';
import { instant, key, member, nullable, text } from '../../platform/tables/columns.ts';
import type { Kept } from '../../platform/tables/data-rules.ts';
import { belongsTo } from '../../platform/tables/relations.ts';
import { table } from '../../platform/tables/table.ts';

const provable: Kept = {
  why: 'What administrators have done must stay provable, to the former member too, who is found by the digest of the e-mail.',
  until: 'always: its triggers refuse a deletion',
};

export class AuditModel extends table('audit', {
  id: key<AuditEntryId>(),
  action: text<AuditAction>({ erasure: provable }),
  adminId: member('emptied'),
  memberId: member('emptied'),
  detail: nullable(text({ erasure: provable })),
  at: instant({ erasure: provable }),
  adminName: nullable(text({ erasure: provable })),
  adminDigest: nullable(text({ erasure: provable })),
  memberName: nullable(text({ erasure: provable })),
  memberDigest: nullable(text({ erasure: provable })),
}).with({
  left: 'office',
  stays: 'audit',
  relations: { admin: belongsTo('adminId', UserModel), member: belongsTo('memberId', UserModel) },
}) {}
