import type {
  AccountEmailFacts,
  AccountEmailQueries,
  KeptAccount,
  PaymentAccountStore,
} from '@nestmates/application/money/payments/ports.ts';
import type { PaymentAccount } from '@nestmates/domain/money/payments/payment-account.ts';
import { nothingRequired } from '@nestmates/domain/money/payments/payment-account-requirements.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { requireOneRow, sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { PaymentAccountModel, type StoredReport } from './payment-account-model.ts';

/** An account with another provider takes the place of the one before, and is not ready. */
const start = `
  insert into payment_accounts as account (user_id, provider, provider_account_id, return_digest, return_expires_at)
  values (:userId, :provider, :providerAccountId, :returnDigest, :returnExpiresAt)
  on conflict (user_id) do update set
    provider = excluded.provider,
    provider_account_id = case when account.provider = excluded.provider then account.provider_account_id
      else excluded.provider_account_id end,
    ready = account.ready and account.provider = excluded.provider,
    was_ready = account.was_ready and account.provider = excluded.provider,
    report = case when account.provider = excluded.provider then account.report end,
    told = case when account.provider = excluded.provider then account.told else '' end,
    banks_known = account.banks_known or account.provider <> excluded.provider,
    return_digest = excluded.return_digest, return_expires_at = excluded.return_expires_at`;

const timeIn = (text: string): Date => new Date(text);

function keptOf(row: PaymentAccountModel): KeptAccount {
  const { userId, provider, providerAccountId, ready, wasReady, told, report, banksKnown } = row;
  const { dueBy = null, failedPayout = null } = report ?? {};
  return {
    userId,
    provider,
    providerAccountId,
    ready,
    wasReady,
    told,
    banksKnown,
    report: report && {
      ...report,
      dueBy: dueBy === null ? null : timeIn(dueBy),
      failedPayout: failedPayout && { ...failedPayout, at: timeIn(failedPayout.at) },
    },
  };
}

const takeWithUnknownBanks = `
  update payment_accounts set banks_asked_at = :now where user_id in (
    select user_id from payment_accounts where not banks_known order by banks_asked_at nulls first, user_id limit :limit
  ) returning user_id, provider, provider_account_id, ready`;

const recipientOf = 'select email as "to", first_name from users where id = :memberId';

export class PaymentAccountRepository implements PaymentAccountStore, AccountEmailQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(userId: MemberId): Promise<KeptAccount | undefined> {
    const found = await this.#accounts().findById(userId);
    return found && keptOf(found);
  }

  async start(
    account: Parameters<PaymentAccountStore['start']>[0],
    { digest, expiresAt }: Parameters<PaymentAccountStore['start']>[1],
  ): Promise<void> {
    const link = { returnDigest: digest, returnExpiresAt: expiresAt };
    await sql(this.#transaction, start, { ...account, ...link });
  }

  async findByLink(returnDigest: string, now: Date): Promise<PaymentAccount | undefined> {
    return this.#accounts().where({ returnDigest }).where('returnExpiresAt', '>', now).first();
  }

  async findByAccount(
    account: Parameters<PaymentAccountStore['findByAccount']>[0],
  ): Promise<PaymentAccount | undefined> {
    const { provider, providerAccountId } = account;
    return this.#accounts().where({ provider, providerAccountId }).first();
  }

  takeWithUnknownBanks(now: Date, limit: number): Promise<readonly PaymentAccount[]> {
    return sql<PaymentAccount>(this.#transaction, takeWithUnknownBanks, { now, limit });
  }

  async forget({ provider, providerAccountId }: Parameters<PaymentAccountStore['forget']>[0]): Promise<void> {
    await this.#accounts().where({ provider, providerAccountId }).delete();
  }

  async lock({
    provider,
    providerAccountId,
  }: Parameters<PaymentAccountStore['lock']>[0]): Promise<KeptAccount | undefined> {
    const found = await this.#accounts().where({ provider, providerAccountId }).forUpdate().first();
    return found && keptOf(found);
  }

  async saveReport(
    { provider, providerAccountId }: Parameters<PaymentAccountStore['saveReport']>[0],
    { ready, wasReady, report, told }: Parameters<PaymentAccountStore['saveReport']>[1],
  ): Promise<void> {
    const stored = report && (JSON.parse(JSON.stringify(report)) as StoredReport);
    const saved = { ready, wasReady, told, report: stored, banksKnown: true };
    const account = this.#accounts().where({ provider, providerAccountId });
    requireOneRow(await account.patch(saved), 'Saving what is said of an account');
  }

  async emailFactsOf(memberId: MemberId): Promise<AccountEmailFacts | undefined> {
    const account = await this.find(memberId);
    type Recipient = Pick<AccountEmailFacts, 'to' | 'firstName'>;
    const [recipient] = await sql<Recipient>(this.#transaction, recipientOf, { memberId });
    if (!account || !recipient) return undefined;
    const { ready, wasReady, report } = account;
    return { memberId, ...recipient, ready, wasReady, report: report ?? nothingRequired };
  }

  #accounts() {
    return PaymentAccountModel.query(this.#transaction.db);
  }
}
