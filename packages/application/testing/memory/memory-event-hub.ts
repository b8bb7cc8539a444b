import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { MemberEvent } from '../../src/platform/live/event.ts';
import type { EventNotifier, EventSubscriber } from '../../src/platform/live/ports.ts';

/** Connects the notifiers of one process, each of which stands for a process. */
export class MemoryEventHub {
  readonly #subscribers = new Set<EventSubscriber>();
  readonly #heads = new Map<MemberId, number>();

  open(): EventNotifier {
    let listening: EventSubscriber | undefined;
    return {
      connected: true,
      listen: (subscriber) => {
        listening = subscriber;
        this.#subscribers.add(subscriber);
        void subscriber.onReconnected();
      },
      follow: async () => undefined,
      unfollow: () => undefined,
      stop: async () => {
        if (listening) this.#subscribers.delete(listening);
      },
    };
  }

  async announce(memberId: MemberId, event: MemberEvent): Promise<void> {
    const id = (this.#heads.get(memberId) ?? 0) + 1;
    this.#heads.set(memberId, id);
    for (const subscriber of this.#subscribers) subscriber.onEvent(memberId, { id, event });
  }

  async endSession(digest: string): Promise<void> {
    for (const subscriber of this.#subscribers) subscriber.onSessionEnded(digest);
  }

  async interrupt(): Promise<void> {
    for (const subscriber of this.#subscribers) await subscriber.onReconnected();
  }
}
