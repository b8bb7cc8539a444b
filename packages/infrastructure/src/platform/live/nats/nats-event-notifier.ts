import { setTimeout as wait } from 'node:timers/promises';
import type { Subscription } from '@nats-io/transport-node';
import type { EventNotifier, EventSubscriber } from '@nestmates/application/platform/live/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { type ListenerOptions, PostgresListener } from '../../database/postgres-listener.ts';
import type { Capability } from '../../wiring/capabilities.ts';
import { answerOf, type EventMessage, subjectOf } from './event-relay.ts';
import type { NatsLink } from './nats-link.ts';

const lookAgain = minutes(1);
const pause = 500;

interface Followed {
  /** Undefined until the broker can be reached for the first time. */
  subscription: Subscription | undefined;
  /** Resolves once the broker knows of it. */
  readonly begun: Promise<void>;
}

/** Hears events from the broker, and of ended sessions, which are few, from PostgreSQL. */
export class NatsEventNotifier implements EventNotifier {
  static readonly capabilities: readonly Capability[] = ['events-across-processes'];
  readonly #link: NatsLink;
  readonly #connection: ListenerOptions['connection'];
  /** The members whose pages are open here; a subscription outlives a break of the connection. */
  readonly #followed = new Map<MemberId, Followed>();
  /** What has not been connected yet since the start. */
  readonly #awaited = new Set(['broker', 'sessions']);
  /** Whether pages have caught up since the broker was reached. */
  #caughtUp = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #sessions: PostgresListener | undefined;
  #subscriber: EventSubscriber | undefined;

  constructor(link: NatsLink, connection: ListenerOptions['connection']) {
    this.#link = link;
    this.#connection = connection;
  }

  get connected(): boolean {
    if (!this.#sessions) return true;
    return this.#link.connection !== undefined && this.#caughtUp && this.#sessions.connected;
  }

  listen(subscriber: EventSubscriber): void {
    this.#subscriber = subscriber;
    this.#sessions = new PostgresListener({
      connection: this.#connection,
      applicationName: 'nestmates-events',
      channels: { nestmates_sessions: (digest) => subscriber.onSessionEnded(digest) },
      onConnected: () => this.#onConnected('sessions'),
    });
    this.#sessions.listen();
    this.#link.onConnected(() => {
      for (const [memberId, followed] of this.#followed) {
        followed.subscription ??= this.#subscribe(memberId);
      }
      void this.#catchUp();
    });
    this.#link.open();
    // An announcement that was lost costs a page no more than this.
    this.#timer = setInterval(() => void this.#catchUp(), lookAgain);
    this.#timer.unref();
  }

  follow(memberId: MemberId): Promise<void> {
    const followed = this.#followed.get(memberId) ?? this.#begin(memberId);
    this.#followed.set(memberId, followed);
    return followed.begun;
  }

  unfollow(memberId: MemberId): void {
    this.#followed.get(memberId)?.subscription?.unsubscribe();
    this.#followed.delete(memberId);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#sessions?.stop();
    for (const memberId of this.#followed.keys()) this.unfollow(memberId);
  }

  #begin(memberId: MemberId): Followed {
    const subscription = this.#subscribe(memberId);
    // A broker that goes away meanwhile is noticed, and then pages catch up.
    const begun = this.#link.connection
      ? answerOf(this.#link.connection.flush()).catch(() => undefined)
      : Promise.resolve();
    return { subscription, begun };
  }

  #subscribe(memberId: MemberId): Subscription | undefined {
    return this.#link.connection?.subscribe(subjectOf(memberId), {
      callback: (error, message) => {
        if (error) return;
        const [id, event, traceparent] = message.json<EventMessage>();
        this.#subscriber?.onEvent(memberId, { id, event, ...(traceparent ? { traceparent } : {}) });
      },
    });
  }

  /** Tries until it succeeds, or the broker is away again. */
  async #catchUp(): Promise<void> {
    this.#caughtUp = false;
    while (!this.#caughtUp && this.#link.connection && !this.#stopped) {
      try {
        await answerOf(this.#link.connection.flush());
        await this.#onConnected('broker');
        this.#caughtUp = true;
      } catch {
        await wait(pause, undefined, { ref: false });
      }
    }
  }

  /** Tells the subscriber first when all is connected, then whenever something is again. */
  async #onConnected(which: 'broker' | 'sessions'): Promise<void> {
    this.#awaited.delete(which);
    if (this.#awaited.size === 0) await this.#subscriber?.onReconnected();
  }
}
