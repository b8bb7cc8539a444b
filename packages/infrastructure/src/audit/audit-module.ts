import { Audit } from '@nestmates/application/audit/audit.ts';
import { repository } from '../database/ports.ts';
import { feature, service } from '../wiring/wiring.ts';
import { AuditRepository } from './audit-repository.ts';
import * as auditMigration from './migrations/2026-11-22-audit.ts';
import { auditLog, auditQueries } from './ports.ts';

export const auditFeature = feature({
  bind(bind) {
    repository(bind, [auditLog, auditQueries], AuditRepository);
    service(bind, Audit, { queries: auditQueries });
  },
  migrations: { '2026-11-22-audit': auditMigration },
});
