import { DomainError, notFound } from '@nestmates/domain/platform/shared/errors.ts';
import * as z from 'zod/mini';
import { job } from '../../platform/jobs/jobs.ts';
import { every, useCase } from '../../platform/wiring/use-case.ts';
import { invalidSignature } from './payment-errors.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { StoredEvent } from './ports.ts';
import { subjectIdOf } from './provider-event-handler.ts';
import type { ProviderEvent, WebhookAnswer, WebhookRequest } from './provider-events.ts';

export const handlePaymentEvent = job('payments.handle-event', z.object({ eventId: z.string() }));

/** The queue waits longer after each; these take about two days. */
const maxAttempts = 18;

/** What the payment provider has told us: stored first, and handled by a job. */
export class PaymentEvents extends useCase(
  'paymentProviders',
  'paymentEventStore',
  every('providerEventHandlers'),
  'jobs',
  'alerts',
  'transaction',
  'clock',
) {
  /** What to answer. Throws INVALID_SIGNATURE for what none of the providers has sent, or not sent lately. */
  async receive(request: WebhookRequest): Promise<WebhookAnswer> {
    for (const provider of this.needs.paymentProviders.all) {
      const event = await readIfSent(provider, request);
      if (!event) continue;
      await this.#store(provider.name, event);
      return provider.eventStored;
    }
    throw invalidSignature();
  }

  /** Throws to be tried again; after the last attempt an operator is told. */
  async handle({ eventId }: { readonly eventId: string }): Promise<void> {
    const { paymentEventStore: store, alerts, clock } = this.needs;
    const event = await store.find(eventId);
    if (event?.state !== 'waiting') return;
    try {
      await this.#tell(event);
    } catch (error) {
      const attempts = event.attempts + 1;
      const isLast = attempts >= maxAttempts;
      const message = error instanceof Error ? error.message : String(error);
      await store.noteFailure(eventId, { message, failedAt: isLast ? clock.now() : null });
      if (!isLast) throw error;
      alerts.raise('payment event failed', { event: eventId, name: event.name, attempts, error: message });
      return;
    }
    await store.noteHandled(eventId, clock.now());
  }

  /** Handles an event once more, whatever has become of it. */
  async replay(eventId: string): Promise<void> {
    const { paymentEventStore: store, jobs, transaction } = this.needs;
    await transaction.run(async () => {
      if (!(await store.reset(eventId)))
        throw notFound('There is no such event, or it is one that we ignore.');
      await jobs.add(handlePaymentEvent, { eventId }, { key: keyOf(eventId) });
    });
  }

  async show(eventId: string): Promise<StoredEvent> {
    const event = await this.needs.paymentEventStore.find(eventId);
    if (!event) throw notFound('There is no such event.');
    return event;
  }

  list(query: {
    readonly state?: StoredEvent['state'] | undefined;
    readonly limit: number;
  }): Promise<readonly StoredEvent[]> {
    return this.needs.paymentEventStore.newest(query);
  }

  /** A copy of an event changes nothing. */
  async #store(provider: string, event: ProviderEvent): Promise<void> {
    const { paymentEventStore: store, jobs, alerts, transaction, clock } = this.needs;
    const { id, name, kind, at } = event;
    const subjectId = subjectIdOf(event);
    await transaction.run(async () => {
      const times = { happenedAt: at, receivedAt: clock.now() };
      const isNew = await store.add({ id, provider, name, kind, subjectId, ...times });
      if (isNew && kind !== 'ignored')
        await jobs.add(handlePaymentEvent, { eventId: id }, { key: keyOf(id) });
      if (isNew && event.kind === 'ignored' && event.isUnreadable)
        alerts.raise('an event of the payment provider cannot be read', { event: id, name, provider });
    });
  }

  async #tell({ kind, subjectId, provider }: StoredEvent): Promise<void> {
    for (const handler of this.needs.providerEventHandlers) {
      if (handler.kind === kind && subjectId !== null) await handler.handle(subjectId, provider);
    }
  }
}

/** Undefined for what another provider may have sent. */
async function readIfSent(
  provider: Pick<PaymentProvider, 'readEvent'>,
  request: WebhookRequest,
): Promise<ProviderEvent | undefined> {
  try {
    return await provider.readEvent(request);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'INVALID_SIGNATURE') return undefined;
    throw error;
  }
}

const keyOf = (eventId: string): string => `payment-event-${eventId}`;
