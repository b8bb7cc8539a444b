import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { invalidSignature } from '@nestmates/application/money/payments/payment-errors.ts';
import type { HandledKind } from '@nestmates/application/money/payments/provider-event-handler.ts';
import type { ProviderEvent, WebhookRequest } from '@nestmates/application/money/payments/provider-events.ts';
import { type Jobs, job } from '@nestmates/application/platform/jobs/jobs.ts';
import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import { later, minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import type { KnexTransaction } from '../../../platform/database/transaction.ts';
import { SandboxEventModel, SandboxSettingsModel } from './models/sandbox-models.ts';

export const deliverSandboxEvent = job(
  'sandbox.deliver-event',
  z.object({ eventId: z.string(), copy: z.int() }),
);

const tolerance = minutes(5);
/** Events in no order come within this time of each other. */
const shuffledOver = seconds(20);
const signatureHeader = 'sandbox-signature';

const sentEvent = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['checkout-changed', 'payment-changed', 'seller-account-changed', 'subscription-changed']),
  subjectId: z.string(),
  at: z.iso.datetime(),
});

const subjects: Readonly<
  Record<HandledKind, (fields: Pick<ProviderEvent, 'id' | 'name' | 'at'>, id: string) => ProviderEvent>
> = {
  'checkout-changed': (fields, checkoutId) => ({ ...fields, kind: 'checkout-changed', checkoutId }),
  'payment-changed': (fields, paymentId) => ({ ...fields, kind: 'payment-changed', paymentId }),
  'seller-account-changed': (fields, accountId) => ({ ...fields, kind: 'seller-account-changed', accountId }),
  'subscription-changed': (fields, subscriptionId) => ({
    ...fields,
    kind: 'subscription-changed',
    subscriptionId,
  }),
};

/** Tells of what has happened at the sandbox by signed webhooks, as late, often and disorderly as it is set to. */
export class SandboxEvents {
  readonly #transaction: KnexTransaction;
  readonly #jobs: Jobs;
  readonly #clock: Clock;
  readonly #publicUrl: () => string;

  constructor(transaction: KnexTransaction, jobs: Jobs, clock: Clock, publicUrl: () => string) {
    this.#transaction = transaction;
    this.#jobs = jobs;
    this.#clock = clock;
    this.#publicUrl = publicUrl;
  }

  /** Runs in the transaction of what has happened. */
  async emit(kind: HandledKind, subjectId: string, name: string): Promise<void> {
    const now = this.#clock.now();
    const event = { id: `evt_${randomUUID()}`, name, kind, subjectId, at: now };
    await SandboxEventModel.query(this.#transaction.db).insert(event);
    const { eventCopies, eventDelaySeconds, areEventsShuffled } = await this.#settings();
    for (let copy = 1; copy <= eventCopies; copy += 1) {
      const shuffled = areEventsShuffled ? Math.random() * shuffledOver : 0;
      const wait = seconds(eventDelaySeconds) + shuffled;
      await this.#jobs.add(
        deliverSandboxEvent,
        { eventId: event.id, copy },
        wait > 0 ? { at: later(now, wait) } : {},
      );
    }
  }

  /** What is not taken is sent again later. */
  async deliver({ eventId }: { readonly eventId: string }): Promise<void> {
    const event = await SandboxEventModel.query(this.#transaction.db).findById(eventId);
    if (!event) return;
    const { body, headers } = await this.signed(event);
    const endpoint = event.kind === 'seller-account-changed' ? 'accounts' : 'platform';
    const answer = await fetch(`${this.#publicUrl()}/api/webhooks/payments/${endpoint}`, {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.timeout(seconds(10)),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The webhook was answered with ${answer.status}`);
  }

  /** The event as it is sent now. */
  async signed({ id, name, kind, subjectId, at }: SandboxEventModel) {
    const body = Buffer.from(JSON.stringify({ id, name, kind, subjectId, at }));
    const time = String(this.#clock.now().getTime());
    const signature = signatureOf((await this.#settings()).webhookSecret, time, body);
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      [signatureHeader]: `t=${time},v1=${signature}`,
    };
    return { body, headers };
  }

  async all(): Promise<readonly SandboxEventModel[]> {
    return SandboxEventModel.query(this.#transaction.db).orderBy('number');
  }

  async read({ body, headers }: WebhookRequest): Promise<ProviderEvent> {
    const header = headers[signatureHeader];
    const [, time = '', given = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
    const expected = signatureOf((await this.#settings()).webhookSecret, time, body);
    const isOurs = given !== '' && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
    const age = Math.abs(this.#clock.now().getTime() - Number(time));
    if (!isOurs || age > tolerance) throw invalidSignature();
    return eventIn(body);
  }

  async #settings(): Promise<SandboxSettingsModel> {
    return SandboxSettingsModel.query(this.#transaction.db).first().throwIfNotFound();
  }
}

const signatureOf = (secret: string, time: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');

function eventIn(body: Uint8Array): ProviderEvent {
  try {
    const { kind, subjectId, id, name, at } = sentEvent.parse(JSON.parse(Buffer.from(body).toString()));
    return subjects[kind]({ id, name, at: new Date(at) }, subjectId);
  } catch (error) {
    throw invalidSignature(error);
  }
}
