import { releaseAtOf } from '@nestmates/domain/market/orders/release-time.ts';
import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { OrderLetterQueries } from './emails/order-email.ts';
import { debtToTell } from './show-orders.ts';

/** What letters about orders tell. */
export class OrderLetters
  extends useCase('orderQueries', 'earningsQueries', 'clock')
  implements OrderLetterQueries
{
  async emailFactsOf(id: OrderId, to: 'buyer' | 'seller'): ReturnType<OrderLetterQueries['emailFactsOf']> {
    const facts = await this.needs.orderQueries.emailFactsOf(id, to);
    if (!facts) return undefined;
    const releaseAt = releaseAtOf(facts.order, this.needs.clock.now(), facts.standing);
    return { ...facts, releaseAt, debt: await debtToTell([facts], facts.memberId, this.needs) };
  }
}
