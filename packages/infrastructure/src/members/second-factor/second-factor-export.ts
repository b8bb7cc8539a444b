import type { FeatureExport } from '../../platform/wiring/export-table.ts';

export const secondFactorExport: FeatureExport = {
  sections: {
    secondFactor: 'select begun_at, confirmed_at from second_factors where member_id = :memberId',
  },
  left: {
    second_factors: { secret: 'secret', process: 'last_step' },
    recovery_codes: 'secret',
    pending_logins: 'passing',
  },
};
