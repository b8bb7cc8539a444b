import type { AuditEntryView } from '@nestmates/application/office/audit/contract.ts';

const admin = 'admin@nestmates.test';

/** What two administrators have done, the newest first. */
export const sampleAudit: readonly AuditEntryView[] = [
  {
    id: 5,
    action: 'early-access.revoke',
    at: '2026-06-04T14:10:00.000Z',
    admin,
    member: 'bea@nestmates.test',
    detail: null,
  },
  {
    id: 4,
    action: 'order.refund',
    at: '2026-06-04T13:55:00.000Z',
    admin,
    member: 'sofia@nestmates.test',
    detail: 'Order 1047',
  },
  {
    id: 3,
    action: 'early-access.code-created',
    at: '2026-06-02T09:00:00.000Z',
    admin: 'support@nestmates.test',
    member: null,
    detail: 'AUTUMN-FAIR, 50 places',
  },
  {
    id: 2,
    action: 'member.reset-password',
    at: '2026-05-30T17:20:00.000Z',
    admin: null,
    member: 'hana@nestmates.test',
    detail: null,
  },
];
