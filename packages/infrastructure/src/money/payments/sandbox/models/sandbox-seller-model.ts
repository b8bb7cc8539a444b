import type {
  AccountRequirement,
  FailedPayout,
} from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import { flag, instant, json, nullable, text, texts } from '../../../../platform/tables/columns.ts';
import { table } from '../../../../platform/tables/table.ts';
import { keptByProvider } from './kept-by-provider.ts';

export class SandboxSellerModel extends table('sandbox_sellers', {
  accountId: text({ key: true }),
  key: text(),
  reference: nullable(text()),
  pageToken: text(),
  returnUrl: text(),
  canBePaid: flag(),
  due: texts<readonly AccountRequirement[]>(),
  dueBy: nullable(instant()),
  /** What the sandbox calls the bank account that was named; those of one name are the same. */
  bank: nullable(text()),
  /** Those at which a payout has arrived. */
  banks: texts(),
  isPastDue: flag(),
  isRejected: flag(),
  /** Its time is a text inside the column. */
  failedPayout: nullable(json<Omit<FailedPayout, 'at'> & { readonly at: string }>()),
}).with({ erasure: keptByProvider, left: 'provider', stays: 'provider' }) {}
