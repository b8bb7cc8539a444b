import { BookExports } from '@nestmates/application/office/money/book-exports.ts';
import { Bookkeeping } from '@nestmates/application/office/money/bookkeeping.ts';
import { bookkeepingContract } from '@nestmates/application/office/money/bookkeeping-contract.ts';
import { moneyContract } from '@nestmates/application/office/money/contract.ts';
import { GuaranteeRetries } from '@nestmates/application/office/money/guarantee-retries.ts';
import { MoneyOverview } from '@nestmates/application/office/money/money-overview.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const moneyRoutes = withServices(
  [MoneyOverview, GuaranteeRetries, Bookkeeping, BookExports],
  (money, guarantees, bookkeeping, exports) => [
    serve(moneyContract.show, () => money.show()),
    serve(moneyContract.unmatched, () => money.unmatched()),
    serve(moneyContract.retryGuarantee, ({ by, params }) => guarantees.retry(by, params.id)),
    serve(bookkeepingContract.books, () => bookkeeping.books()),
    serve(bookkeepingContract.sellers, ({ query }) => bookkeeping.sellers(query)),
    serve(bookkeepingContract.journal, async ({ query }) => exports.journal(query)),
    serve(bookkeepingContract.volumes, async ({ query }) => exports.volumes(query)),
    serve(bookkeepingContract.payouts, async () => exports.payouts()),
  ],
);
