import { Audit } from '@nestmates/application/office/audit/audit.ts';
import { repository } from '../../platform/database/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { AuditRepository } from './audit-repository.ts';
import { auditLog, auditQueries } from './ports.ts';

export const auditFeature = feature({
  bind(bind) {
    repository(bind, [auditLog, auditQueries], AuditRepository);
    service(bind, Audit, { queries: auditQueries });
  },
});
