import type { MessageView } from '@nestmates/application/friends/messages/contract.ts';
import type { Delivery, ThreadMessage } from '@nestmates/ui/screens/friends/messages/thread/thread-rows.ts';
import type { Outbox, Unsent } from './outbox/outbox-list.ts';

const deliveryOf = ({ refused }: Unsent, behind: boolean, offline: boolean): Delivery => {
  if (refused !== null) return { kind: 'failed', reason: refused };
  return behind || offline ? { kind: 'waiting' } : { kind: 'sending' };
};

interface ThreadSources {
  readonly userId: number;
  readonly stored: readonly MessageView[];
  readonly outbox: Outbox;
  readonly seenUpTo: number;
  readonly offline: boolean;
}

/** The stored and the unsent messages, each once. */
export function threadMessages({
  userId,
  stored,
  outbox,
  seenUpTo,
  offline,
}: ThreadSources): readonly ThreadMessage[] {
  const newestAbout = new Map(stored.map(({ id, playdateId }) => [playdateId, id]));
  const arrived = stored.map(({ id, senderId, message, timestamp, clientId, playdateId }): ThreadMessage => {
    const isNewest = playdateId !== null && newestAbout.get(playdateId) === id;
    const mine = senderId !== userId;
    return {
      key: clientId ?? String(id),
      mine,
      text: message,
      at: new Date(timestamp),
      delivery: { kind: mine && id <= seenUpTo ? 'seen' : 'sent' },
      ...(mine ? {} : { reportId: id }),
      ...(isNewest ? { playdateId } : {}),
    };
  });
  const known = new Set(arrived.map(({ key }) => key));
  const waiting = outbox.filter(({ receiverId, clientId }) => receiverId === userId && !known.has(clientId));
  const firstRefused = waiting.findIndex(({ refused }) => refused !== null);
  return [
    ...arrived,
    ...waiting.map(
      (unsent, index): ThreadMessage => ({
        key: unsent.clientId,
        mine: true,
        text: unsent.text,
        at: new Date(unsent.at),
        delivery: deliveryOf(unsent, firstRefused >= 0 && index > firstRefused, offline),
      }),
    ),
  ];
}
