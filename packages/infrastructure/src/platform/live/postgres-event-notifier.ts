import type { MemberEvent } from '@nestmates/application/platform/live/event.ts';
import type { EventNotifier, EventSubscriber } from '@nestmates/application/platform/live/ports.ts';
import { type ListenerOptions, PostgresListener } from '../database/postgres-listener.ts';
import type { Capability } from '../wiring/capabilities.ts';

type EventPayload = readonly [memberId: number, id: number, event: MemberEvent, traceparent?: string | null];

const channels: Readonly<Record<string, (subscriber: EventSubscriber, payload: string) => void>> = {
  nestmates_events: (subscriber, payload) => {
    const [memberId, id, event, traceparent] = JSON.parse(payload) as EventPayload;
    subscriber.onEvent(memberId, { id, event, ...(traceparent ? { traceparent } : {}) });
  },
  nestmates_sessions: (subscriber, digest) => subscriber.onSessionEnded(digest),
};

/** Tells the subscriber after each break that events may have been missed. */
export class PostgresEventNotifier implements EventNotifier {
  static readonly capabilities: readonly Capability[] = ['events-across-processes'];
  readonly #connection: ListenerOptions['connection'];
  #listener: PostgresListener | undefined;

  constructor(connection: ListenerOptions['connection']) {
    this.#connection = connection;
  }

  /** Nobody listens before the first page is open. */
  get connected(): boolean {
    return this.#listener?.connected ?? true;
  }

  listen(subscriber: EventSubscriber): void {
    this.#listener = new PostgresListener({
      connection: this.#connection,
      applicationName: 'nestmates-events',
      channels: Object.fromEntries(
        Object.entries(channels).map(([name, take]) => [name, (payload) => take(subscriber, payload)]),
      ),
      onConnected: () => subscriber.onReconnected(),
    });
    this.#listener.listen();
  }

  /** Every process hears of everybody. */
  async follow(): Promise<void> {}

  unfollow(): void {}

  async stop(): Promise<void> {
    await this.#listener?.stop();
  }
}
