import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { expect, vi } from 'vitest';
import type { MemberEvent } from '../../src/platform/live/event.ts';
import type { EventNotifier, EventSubscriber, NumberedEvent } from '../../src/platform/live/ports.ts';
import { patience } from './server-faults.ts';
import { describe, it } from './suite.ts';

export interface NotifierUnderTest {
  /** One more, as a server process has it. */
  open(): EventNotifier;
  /** A new member with a session. */
  member(): Promise<{ readonly id: MemberId; readonly session: string }>;
  announce(memberId: MemberId, event: MemberEvent): Promise<void>;
  endSession(digest: string): Promise<void>;
  /** What connects the processes goes away for a moment. */
  interrupt(): Promise<void>;
}

/** Writes down what it is told. */
class Listener implements EventSubscriber {
  readonly told: (readonly [MemberId, NumberedEvent])[] = [];
  readonly ended: string[] = [];
  connections = 0;
  onEvent(...event: readonly [MemberId, NumberedEvent]): void {
    this.told.push(event);
  }
  onSessionEnded(digest: string): void {
    this.ended.push(digest);
  }
  async onReconnected(): Promise<void> {
    this.connections += 1;
  }
}

const match = (userId: number): MemberEvent => ({ type: 'match', userId });

/** The behaviour required of whatever tells the processes of each other's events. */
export function eventNotifierContract(
  name: string,
  underTest: () => NotifierUnderTest,
  timeout = patience,
): void {
  const eventually = (holds: () => void) => vi.waitFor(holds, { timeout });

  async function withTwo(
    work: (
      listeners: readonly [Listener, Listener],
      processes: {
        readonly follow: (memberId: MemberId) => Promise<unknown>;
        readonly stopOther: () => Promise<void>;
        readonly areConnected: () => boolean;
      },
    ) => Promise<void>,
  ): Promise<void> {
    const listeners = [new Listener(), new Listener()] as const;
    const notifiers = [underTest().open(), underTest().open()] as const;
    try {
      notifiers.forEach((notifier, nth) => {
        notifier.listen(listeners[nth === 0 ? 0 : 1]);
      });
      for (const listener of listeners) await eventually(() => expect(listener.connections).toBe(1));
      await work(listeners, {
        follow: (memberId) => Promise.all(notifiers.map((notifier) => notifier.follow(memberId))),
        stopOther: () => notifiers[1].stop(),
        areConnected: () => notifiers.every(({ connected }) => connected),
      });
    } finally {
      for (const notifier of notifiers) await notifier.stop();
    }
  }

  describe(`events by ${name}`, () => {
    it('come to every process, with their numbers, in order', () =>
      withTwo(async (listeners, { follow }) => {
        const [{ id }, other] = [await underTest().member(), await underTest().member()];
        for (const member of [id, other.id]) await follow(member);
        for (const userId of [7, 8]) await underTest().announce(id, match(userId));
        await underTest().announce(other.id, match(9));
        for (const { told } of listeners) {
          await eventually(() => expect(told).toHaveLength(3));
          const toldOf = (memberId: MemberId) =>
            told.flatMap(([ofMember, event]) => (ofMember === memberId ? [event] : []));
          expect(toldOf(id)).toEqual([
            { id: 1, event: match(7) },
            { id: 2, event: match(8) },
          ]);
          expect(toldOf(other.id)).toEqual([{ id: 1, event: match(9) }]);
        }
      }));

    it('tell every process of a session that has ended', () =>
      withTwo(async (listeners) => {
        const { session } = await underTest().member();
        await underTest().endSession(session);
        for (const { ended } of listeners) await eventually(() => expect(ended).toEqual([session]));
      }));

    it('say after an interruption that some may have been missed, and come again', () =>
      withTwo(async (listeners, { follow, areConnected }) => {
        const { id } = await underTest().member();
        await follow(id);
        await underTest().interrupt();
        for (const listener of listeners) {
          await eventually(() => expect(listener.connections).toBeGreaterThan(1));
        }
        await eventually(() => expect(areConnected()).toBe(true));
        await underTest().announce(id, match(7));
        for (const { told } of listeners) await eventually(() => expect(told).toHaveLength(1));
      }));

    it('end for a process that has stopped, and for no other', () =>
      withTwo(async ([one, other], { follow, stopOther }) => {
        const { id } = await underTest().member();
        await follow(id);
        await stopOther();
        await underTest().announce(id, match(7));
        await eventually(() => expect(one.told).toHaveLength(1));
        expect(other.told).toEqual([]);
      }));
  });
}
