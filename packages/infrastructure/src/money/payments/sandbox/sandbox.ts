import type { Tokens } from '@nestmates/application/members/accounts/ports.ts';
import type { SandboxProvider } from '@nestmates/application/money/payments/sandbox-provider.ts';
import type { Jobs } from '@nestmates/application/platform/jobs/jobs.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import type { Prices } from '@nestmates/domain/platform/access/prices.ts';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import { SandboxPlanPages, SandboxPortal } from './sandbox-billing-pages.ts';
import { SandboxBookkeeping } from './sandbox-books.ts';
import { SandboxCalls } from './sandbox-calls.ts';
import { SandboxCheckouts } from './sandbox-checkouts.ts';
import { SandboxDisputes } from './sandbox-disputes.ts';
import { SandboxEvents } from './sandbox-events.ts';
import { SandboxLedger } from './sandbox-ledger.ts';
import { SandboxMoney } from './sandbox-money.ts';
import { SandboxPayments } from './sandbox-payments.ts';
import { SandboxRefunds } from './sandbox-refunds.ts';
import { SandboxSellerAccounts } from './sandbox-sellers.ts';
import { SandboxStatement } from './sandbox-statement.ts';
import { SandboxSubscriptions } from './sandbox-subscriptions.ts';

export interface SandboxDeps {
  readonly transaction: KnexTransaction;
  readonly jobs: Jobs;
  readonly tokens: Pick<Tokens, 'generate'>;
  readonly clock: Clock;
  readonly publicUrl: () => string;
  readonly prices: Prices;
  /** What it adds where it is asked for tax. */
  readonly taxBasisPoints: number;
}

/** The provider of the sandbox: what the application asks of it, and what people and jobs do there. */
export class Sandbox {
  readonly provider: SandboxPayments;
  readonly pages: SandboxProvider;
  readonly sellers: SandboxSellerAccounts;
  readonly checkouts: SandboxCheckouts;
  readonly subscriptions: SandboxSubscriptions;
  readonly events: SandboxEvents;

  constructor(deps: SandboxDeps) {
    const { transaction, jobs, tokens, clock, publicUrl } = deps;
    const calls = new SandboxCalls(transaction, clock);
    const ledger = new SandboxLedger(transaction, clock);
    const events = new SandboxEvents(transaction, jobs, clock, publicUrl);
    const disputes = new SandboxDisputes({ ...deps, calls, ledger, events });
    const refunds = new SandboxRefunds({ transaction, ledger, events });
    const money = new SandboxMoney({ transaction, calls, ledger, disputes, refunds, events });
    this.events = events;
    this.sellers = new SandboxSellerAccounts({ transaction, events, tokens, publicUrl, clock });
    this.checkouts = new SandboxCheckouts({ ...deps, calls, ledger, events });
    this.subscriptions = new SandboxSubscriptions({ ...deps, calls, events, ledger });
    this.provider = new SandboxPayments({
      ...this,
      money,
      disputes,
      statement: new SandboxStatement(ledger),
    });
    const billing = { ...deps, subscriptions: this.subscriptions };
    const { sellers } = this;
    const books = new SandboxBookkeeping({ sellers, transaction, ledger, money, disputes, refunds });
    this.pages = {
      sellers: this.sellers,
      checkouts: [this.checkouts, new SandboxPlanPages(billing)],
      portal: new SandboxPortal(billing),
      books,
      people: books,
    };
  }
}
