import type { NotificationView } from '@nestmates/application/members/notifications/contract.ts';
import type { MomentKind } from '@nestmates/domain/members/notifications/notification.ts';
import { momentOfConnection } from '../../friends/connections/match-moment.tsx';
import { momentOfOrder } from '../../market/orders/order-moment.tsx';
import { call } from '../../platform/api/call.ts';
import { closeMoment, type ShownMoment, showMoment } from '../../platform/moments/moments.ts';
import { momentOfPlaydate } from '../../together/playdates/playdate-moment.tsx';
import { momentOfSwap } from '../../together/swaps/swap-moment.tsx';

/** Each reads how it stands now: what was called off, or is about somebody who is gone, is no moment any more. */
const readers: Readonly<Record<MomentKind, (aboutId: number) => Promise<ShownMoment | undefined>>> = {
  match: momentOfConnection,
  swap: momentOfSwap,
  playdate: momentOfPlaydate,
  'first-sale': (orderId) => momentOfOrder(orderId, 'first-sale'),
  money: (orderId) => momentOfOrder(orderId, 'money'),
};

/** What is on the screen, or waits for it, by notification. */
const shown = new Map<number, string>();

const markRead = (upTo: number): void =>
  void call('post /api/notifications/read', { body: { upTo, only: true } }).catch(() => undefined);

async function show({ id, moment }: NotificationView): Promise<void> {
  const read = moment && (await readers[moment.kind](moment.aboutId).catch(() => 'failed' as const));
  // What could not be read is tried again at the next visit.
  if (read === 'failed' || shown.has(id)) return;
  // What is no moment any more is not counted as one, either.
  if (!read) return markRead(id);
  shown.set(id, read.topic);
  showMoment({
    ...read,
    render: (onClose) =>
      read.render(() => {
        onClose();
        // A reload, or another device, shows it again until then.
        markRead(id);
      }),
  });
}

/** Shows what the member was told of and has not read; what another page has shown meanwhile is closed. */
export async function showToldMoments(isDue: (kind: MomentKind) => boolean = () => true): Promise<void> {
  const told = (await call('get /api/notifications', { query: { limit: 20 } })).filter(
    ({ moment }) => moment,
  );
  for (const [id, topic] of shown) {
    if (told.some((one) => one.id === id)) continue;
    shown.delete(id);
    closeMoment(topic);
  }
  // The oldest first, one after the other.
  for (const one of told.toReversed()) {
    if (one.moment && isDue(one.moment.kind)) await show(one);
  }
}
