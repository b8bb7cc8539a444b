import type { OrderView } from '@nestmates/application/market/orders/order-view.ts';
import { MoneyClock } from '../clock/MoneyClock.tsx';
import { otherNameFirst } from '../order-people.ts';
import styles from './HeldMoneySection.module.css';
import { clockText, heldMoney, moneyText } from './held-money.ts';

interface HeldMoneySectionProps {
  readonly order: OrderView;
  readonly now: Date;
}

/** The money clock while it runs, otherwise where the money is. */
export function HeldMoneySection({ order, now }: HeldMoneySectionProps) {
  const { role, shippedAt, releaseAt, fulfilment } = order;
  if (order.status === 'shipped' && shippedAt && releaseAt) {
    return (
      <section className={styles.section} aria-label="When the money is released">
        <MoneyClock
          shippedAt={shippedAt}
          releaseAt={releaseAt}
          now={now}
          lead={role === 'buyer' ? `${otherNameFirst(order)} is paid in` : 'You are paid in'}
          began={fulfilment === 'service' ? 'Provided' : 'Shipped'}
        />
        <p className={styles.text}>{[moneyText(order), clockText(order)].filter(Boolean).join(' ')}</p>
      </section>
    );
  }
  const money = heldMoney(order);
  return money ? (
    <section className={styles.section} aria-label="Where the money is">
      <h2 className={styles.title} data-tone={money.tone}>
        {money.title}
      </h2>
      <p className={styles.text}>{[moneyText(order, money.says), money.text].filter(Boolean).join(' ')}</p>
    </section>
  ) : null;
}
