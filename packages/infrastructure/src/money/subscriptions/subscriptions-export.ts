import type { FeatureExport } from '../../platform/wiring/feature-export.ts';

export const subscriptionsExport: FeatureExport = {
  sections: {
    guarantees: `
      select g.status, g.asked_at, g.closed_at, g.refusal, r.cents
      from guarantees g left join guarantee_refunds r on r.guarantee_id = g.id where g.member_id = :memberId order by g.id`,
  },
};
