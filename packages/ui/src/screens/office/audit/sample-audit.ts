import type { AuditEntryView } from '@nestmates/application/office/audit/contract.ts';

const admin = 'admin@nestmates.test';
const nobodyFormer = { formerAdmin: null, formerMember: null };

/** What two administrators have done, the newest first. */
export const sampleAudit: readonly AuditEntryView[] = [
  {
    id: 5,
    action: 'early-access.revoke',
    at: '2026-06-04T14:10:00.000Z',
    admin,
    member: 'bea@nestmates.test',
    ...nobodyFormer,
    detail: null,
  },
  {
    id: 4,
    action: 'order.refund',
    at: '2026-06-04T13:55:00.000Z',
    admin,
    member: 'sofia@nestmates.test',
    ...nobodyFormer,
    detail: 'Order 1047',
  },
  {
    id: 3,
    action: 'early-access.code-created',
    at: '2026-06-02T09:00:00.000Z',
    admin: 'support@nestmates.test',
    member: null,
    ...nobodyFormer,
    detail: 'AUTUMN-FAIR, 50 places',
  },
  {
    id: 2,
    action: 'member.reset-password',
    at: '2026-05-30T17:20:00.000Z',
    admin: null,
    member: 'hana@nestmates.test',
    ...nobodyFormer,
    detail: null,
  },
  {
    id: 1,
    action: 'member.moves-lifted',
    at: '2026-05-29T08:05:00.000Z',
    admin: null,
    member: null,
    formerAdmin: 'Ada Lindqvist',
    formerMember: 'Hana',
    detail: null,
  },
];
