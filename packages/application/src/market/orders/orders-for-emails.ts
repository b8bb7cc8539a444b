import { releaseAtOf } from '@nestmates/domain/market/orders/release-time.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { OrderEmailSource } from './emails/order-email.ts';
import { debtToTell } from './show-orders.ts';

/** What e-mails about orders tell. */
export class OrdersForEmails
  extends useCase('orderQueries', 'earningsQueries', 'clock')
  implements OrderEmailSource
{
  async emailFactsOf(id: OrderId, to: 'buyer' | 'seller'): ReturnType<OrderEmailSource['emailFactsOf']> {
    const facts = await this.needs.orderQueries.emailFactsOf(id, to);
    if (!facts) return undefined;
    const releaseAt = releaseAtOf(facts.order, this.needs.clock.now(), facts.standing);
    return { ...facts, releaseAt, debt: await debtToTell([facts], facts.memberId, this.needs) };
  }
}
