import type { FeatureExport } from '../../platform/wiring/export-table.ts';

export const disputesExport: FeatureExport = {
  sections: {
    disputes: `
      select kind, status, cents, reason, opened_at, closed_at from disputes
      where member_id = :memberId or order_id in (select id from orders where buyer_id = :memberId) order by id`,
  },
  left: {
    disputed_plans: 'process',
    disputes: {
      key: 'provider provider_id payment_id evidence_key',
      office: 'evidence refusal fee_cents',
      process: 'evidence_due_by evidence_sent_at',
    },
  },
};
