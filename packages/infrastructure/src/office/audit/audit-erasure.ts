import type { ErasureTable } from '../../platform/wiring/erasure-table.ts';

export const auditErasure: ErasureTable = {
  audit: {
    emptied: 'admin_id member_id',
    kept: [
      {
        columns: 'action detail at admin_name admin_digest member_name member_digest',
        why: 'What administrators have done must stay provable, to the former member too, who is found by the digest of the e-mail.',
        until: 'always: its triggers refuse a deletion',
      },
    ],
    impersonal: 'id',
  },
};
