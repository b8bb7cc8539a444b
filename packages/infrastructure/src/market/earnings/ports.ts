import type {
  EarningsQueries,
  SellerStatementQueries,
} from '@nestmates/application/market/earnings/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const earningsQueries = port<EarningsQueries>('earnings-queries');
export const sellerStatementQueries = port<SellerStatementQueries>('seller-statement-queries');
