import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

export const disputesExport: FeatureExport = {
  sections: {
    disputes: `
      select kind, status, cents, "foreign", reason, opened_at, closed_at from disputes
      where member_id = :memberId or order_id in (select id from orders where buyer_id = :memberId) order by id`,
  },
};
