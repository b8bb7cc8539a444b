import { Audit } from '@nestmates/application/office/audit/audit.ts';
import { AuditNames } from '@nestmates/application/office/audit/audit-names.ts';
import { onAccountErasure } from '../../members/accounts/bindings.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { AuditModel } from './audit-model.ts';
import { AuditRepository, isInAudit } from './audit-repository.ts';
import * as deletedAccountsMigration from './migrations/20261123T060500-deleted-accounts.ts';

export const auditFeature = feature({
  bind(bind) {
    repository(bind, ['auditLog', 'auditQueries'], AuditRepository);
    service(bind, Audit, 'audit');
    service(bind, AuditNames);
    onAccountErasure(bind, AuditNames, isInAudit, (names, memberId) => names.keep(memberId));
  },
  tables: [AuditModel],
  migrations: { '20261123T060500-deleted-accounts': deletedAccountsMigration },
});
