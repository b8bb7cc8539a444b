import { earningsContract } from '@nestmates/application/market/earnings/contract.ts';
import { Earnings } from '@nestmates/application/market/earnings/earnings.ts';
import { SellerStatements } from '@nestmates/application/market/earnings/seller-statements.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const earningsRoutes = withServices([Earnings, SellerStatements], (earnings, statements) => [
  serve(earningsContract.show, ({ by }) => earnings.show(by)),
  serve(earningsContract.export, ({ by }) => earnings.export(by)),
  serve(earningsContract.statement, async ({ by, params }) => statements.ofMonth(by, params)),
]);
