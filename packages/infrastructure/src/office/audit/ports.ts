import type { AuditLog, AuditQueries } from '@nestmates/application/office/audit/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const auditLog = port<AuditLog>('audit-log');
export const auditQueries = port<AuditQueries>('audit-queries');
