import type { AuditLog, AuditQueries } from '@nestmates/application/audit/ports.ts';
import { port } from '../wiring/wiring.ts';

export const auditLog = port<AuditLog>('audit-log');
export const auditQueries = port<AuditQueries>('audit-queries');
