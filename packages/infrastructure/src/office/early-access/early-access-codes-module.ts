import { EarlyAccessCodes } from '@nestmates/application/office/early-access/early-access-codes.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';

export const earlyAccessCodesFeature = feature({
  bind(bind) {
    service(bind, EarlyAccessCodes);
  },
});
