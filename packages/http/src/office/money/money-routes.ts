import { BookExports } from '@nestmates/application/office/money/book-exports.ts';
import { Bookkeeping } from '@nestmates/application/office/money/bookkeeping.ts';
import { bookkeepingContract } from '@nestmates/application/office/money/bookkeeping-contract.ts';
import { moneyContract } from '@nestmates/application/office/money/contract.ts';
import { GuaranteeRetries } from '@nestmates/application/office/money/guarantee-retries.ts';
import { MoneyOverview } from '@nestmates/application/office/money/money-overview.ts';
import { takeOverContract } from '@nestmates/application/office/money/take-over-contract.ts';
import { TakeOvers } from '@nestmates/application/office/money/take-overs.ts';
import { serve } from '../../platform/shared/serve.ts';
import { withServices } from '../../platform/shared/with-services.ts';

export const moneyRoutes = withServices(
  [MoneyOverview, GuaranteeRetries, TakeOvers, Bookkeeping, BookExports],
  (money, guarantees, takeOvers, bookkeeping, exports) => [
    serve(moneyContract.show, () => money.show()),
    serve(moneyContract.unmatched, () => money.unmatched()),
    serve(moneyContract.retryGuarantee, ({ by, params }) => guarantees.retry(by, params.id)),
    serve(takeOverContract.missing, ({ by }) => takeOvers.missing(by)),
    serve(takeOverContract.preview, ({ by, query }) => takeOvers.preview(by, query)),
    serve(takeOverContract.take, ({ by, body }) => takeOvers.take(by, body)),
    serve(bookkeepingContract.books, () => bookkeeping.books()),
    serve(bookkeepingContract.sellers, ({ query }) => bookkeeping.sellers(query)),
    serve(bookkeepingContract.journal, async ({ query }) => exports.journal(query)),
    serve(bookkeepingContract.volumes, async ({ query }) => exports.volumes(query)),
    serve(bookkeepingContract.payouts, async () => exports.payouts()),
  ],
);
