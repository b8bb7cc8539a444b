import { Earnings } from '@nestmates/application/market/earnings/earnings.ts';
import { repository } from '../../platform/database/ports.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { newSellerHoldDays } from '../orders/ports.ts';
import { EarningsReader } from './earnings-reader.ts';
import { earningsQueries } from './ports.ts';

export const earningsFeature = feature({
  bind(bind) {
    repository(bind, earningsQueries, EarningsReader);
    service(bind, Earnings, { queries: earningsQueries, newSellerHoldDays });
  },
});
