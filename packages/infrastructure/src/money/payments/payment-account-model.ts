import type {
  AccountReport,
  FailedPayout,
} from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import { flag, instant, json, member, nullable, text } from '../../platform/tables/columns.ts';
import { table } from '../../platform/tables/table.ts';

type Texted<T extends { readonly at: Date }> = Omit<T, 'at'> & { readonly at: string };

export interface StoredReport extends Omit<AccountReport, 'dueBy' | 'failedPayout'> {
  readonly dueBy: string | null;
  readonly failedPayout: Texted<FailedPayout> | null;
}

export class PaymentAccountModel extends table('payment_accounts', {
  userId: member('deleted', { key: true }),
  providerAccountId: text({ left: 'key' }),
  provider: text({ exported: true }),
  /** The link by which the seller comes back from the provider's pages. */
  returnDigest: nullable(text({ left: 'digest' })),
  returnExpiresAt: nullable(instant({ left: 'process' })),
  ready: flag({ exported: true }),
  wasReady: flag({ left: 'process' }),
  /** Its times are texts inside the column. */
  report: nullable(json<StoredReport>({ left: 'process' })),
  told: text({ left: 'process' }),
  banksKnown: flag({ left: 'process' }),
  banksAskedAt: nullable(instant({ left: 'process' })),
}).with({ sections: { payoutAccount: 'user_id = :memberId' }, stays: 'account' }) {}
