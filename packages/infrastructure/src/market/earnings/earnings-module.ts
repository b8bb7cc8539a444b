import { Earnings } from '@nestmates/application/market/earnings/earnings.ts';
import { SellerStatements } from '@nestmates/application/market/earnings/seller-statements.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, service } from '../../platform/wiring/wiring.ts';
import { EarningsReader } from './earnings-reader.ts';
import { SellerStatementReader } from './seller-statement-reader.ts';

export const earningsFeature = feature({
  bind(bind) {
    repository(bind, 'earningsQueries', EarningsReader);
    service(bind, Earnings);
    repository(bind, 'sellerStatementQueries', SellerStatementReader);
    service(bind, SellerStatements);
  },
});
