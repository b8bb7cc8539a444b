import { PaymentEvents } from '@nestmates/application/money/payments/payment-events.ts';
import { eventStates, type StoredEvent } from '@nestmates/application/money/payments/ports.ts';
import type { AdminCommand } from './admin-command.ts';
import { limitIn, limitOption, listed, maxListed, oneOf } from './operator.ts';

const lineOf = ({
  id,
  receivedAt,
  state,
  name,
  subjectId,
  copies,
  attempts,
  lastError,
}: StoredEvent): string =>
  [
    receivedAt.toISOString(),
    state,
    id,
    name,
    subjectId ?? '-',
    `copies ${copies}`,
    `failed ${attempts}`,
    ...(lastError === null ? [] : [lastError]),
  ].join('  ');

/** What the payment provider has told, as it is stored. */
export const eventCommands: readonly AdminCommand[] = [
  {
    words: 'events list',
    takes: [],
    options: {
      state: { says: 'Only those in this state', values: eventStates },
      limit: limitOption,
    },
    says: 'Lists the stored events of the payment provider, the newest first.',
    async run(container, { options: { state, limit } }) {
      const events = await container
        .get(PaymentEvents)
        .list({ state: oneOf(eventStates, state), limit: limitIn(limit) });
      return listed(events, lineOf, state ? `There are no events that are ${state}` : 'There are no events');
    },
  },
  {
    words: 'events show',
    takes: ['event'],
    says: 'Shows one event by the id that the payment provider gave it.',
    async run(container, { args: { event = '' } }) {
      const found = await container.get(PaymentEvents).show(event);
      const lines = Object.entries(found).map(
        ([name, value]) => `${name}: ${value instanceof Date ? value.toISOString() : value}`,
      );
      return { json: found, lines };
    },
  },
  {
    words: 'events replay-failed',
    takes: [],
    says: `Has every event handled once more that failed for good, ${maxListed} at most.`,
    async run(container) {
      const events = container.get(PaymentEvents);
      const failed = await events.list({ state: 'failed', limit: maxListed });
      for (const { id } of failed) await events.replay(id);
      const replayed = failed.map(({ id }) => id);
      return { json: { replayed }, lines: [...replayed, `${replayed.length} events are handled once more`] };
    },
  },
  {
    words: 'events replay',
    takes: ['event'],
    says: 'Has one event handled once more by the next worker, whatever has become of it.',
    async run(container, { args: { event = '' } }) {
      await container.get(PaymentEvents).replay(event);
      return { json: { replayed: [event] }, lines: [`${event} is handled once more`] };
    },
  },
];
