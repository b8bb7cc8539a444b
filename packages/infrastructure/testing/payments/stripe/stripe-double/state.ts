import { randomBytes } from 'node:crypto';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import type Stripe from 'stripe';
import { noSuch } from './failures.ts';
import { DoubleLedger } from './ledger.ts';
import type {
  Account,
  BalanceTransaction,
  Charge,
  Dispute,
  Event,
  FraudWarning,
  PaymentIntent,
  Payout,
  Refund,
  Session,
  Transfer,
  UploadedFile,
  WebhookEndpoint,
} from './objects.ts';
import type { Invoice, PortalConfiguration, Price, Subscription } from './plan-objects.ts';

export const apiVersion = '2026-10-28.endive';

/** Everything that the double knows. */
export class StripeState {
  readonly ledger = new DoubleLedger();
  readonly accounts = new Map<string, Account>();
  readonly sessions = new Map<string, Session>();
  /** What each session was opened with, for when it is completed. */
  readonly sessionParams = new Map<string, Stripe.Checkout.SessionCreateParams>();
  readonly paymentIntents = new Map<string, PaymentIntent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  readonly files = new Map<string, UploadedFile>();
  readonly fraudWarnings = new Map<string, FraudWarning>();
  readonly payouts = new Map<string, Payout>();
  /** Payouts from the connected accounts to the banks of their sellers. */
  readonly payoutsOfSellers = new Map<string, readonly Payout[]>();
  readonly balanceTransactions = new Map<string, BalanceTransaction>();
  readonly transfers = new Map<string, Transfer>();
  readonly prices = new Map<string, Price>();
  readonly customers = new Set<string>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly portalConfigurations = new Map<string, PortalConfiguration>();
  /** The customer of each page of the billing portal. */
  readonly portalSessions = new Map<string, string>();
  /** How the dashboard of the platform says that its balance is paid out. */
  payoutInterval: 'manual' | 'daily' = 'manual';
  /** Where the dashboard of the platform says that events go. */
  readonly webhookEndpoints: WebhookEndpoint[] = [];
  /** What a restricted key has no right to, such as `POST /v1/transfers`. */
  readonly forbidden = new Set<string>();
  readonly #events: Event[] = [];
  readonly #clock: Clock;
  /** Ids of two doubles are never the same, as they may share a database. */
  readonly #tag = randomBytes(4).toString('hex');
  #lastId = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** All events so far, oldest first. */
  get events(): readonly Event[] {
    return this.#events;
  }

  id(prefix: string): string {
    this.#lastId += 1;
    return `${prefix}_${this.#tag}${this.#lastId.toString(36).padStart(4, '0')}`;
  }

  now(): Date {
    return this.#clock.now();
  }

  /** Time as Stripe's objects have it. */
  seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  /** `account` is there for what happens to a connected account. The object is kept as it is at this moment. */
  emit(type: string, object: object, account?: string): void {
    this.#events.push({
      id: this.id('evt'),
      object: 'event',
      api_version: apiVersion,
      created: this.seconds(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      ...(account === undefined ? {} : { account }),
    });
  }
}

export function find<T>(kind: string, objects: ReadonlyMap<string, T>, id: string, param?: string): T {
  const found = objects.get(id);
  if (!found) throw noSuch(kind, id, param);
  return found;
}
