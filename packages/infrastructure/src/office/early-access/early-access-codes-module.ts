import { EarlyAccessCodes } from '@nestmates/application/office/early-access/early-access-codes.ts';
import { codeStore, earlyAccessQueries } from '../../money/early-access/ports.ts';
import { transaction } from '../../platform/database/ports.ts';
import { clock } from '../../platform/shared/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { auditLog } from '../audit/ports.ts';

export const earlyAccessCodesFeature = feature({
  bind(bind) {
    service(bind, EarlyAccessCodes, {
      codes: codeStore,
      queries: earlyAccessQueries,
      auditLog,
      transaction,
      clock,
    });
  },
});
