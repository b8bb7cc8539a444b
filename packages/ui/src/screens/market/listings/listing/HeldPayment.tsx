import { fulfilmentOf } from '@nestmates/domain/market/orders/fulfilment.ts';
import type { Fulfilment } from '@nestmates/domain/market/orders/order.ts';
import { pickupWait } from '@nestmates/domain/market/orders/release-time.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { ShieldCheck } from 'lucide-react';
import styles from './HeldPayment.module.css';

const heldUntil: Readonly<Record<Fulfilment, string>> = {
  shipping: 'until you have the thing, or seven days after it was shipped',
  pickup: `until ${pickupWait} after you have picked it up and said the code`,
  service: 'until you have had it, or seven days after the seller says that it is done',
};

/** The promise to a buyer, and what paying costs. */
export function HeldPayment({
  fee,
  type,
  localPickupOnly,
}: {
  /** Whole cents. */
  readonly fee: number;
  readonly type: 'product' | 'service';
  readonly localPickupOnly: boolean;
}) {
  const when = heldUntil[fulfilmentOf({ type, localPickupOnly })];
  return (
    <section className={styles.held} aria-label="Held until you have it">
      <ShieldCheck aria-hidden />
      <div>
        <h2 className={styles.title}>Held until you have it</h2>
        <p className={styles.text}>
          We hold your payment {when}. If something is wrong, tell us and it stays held. Paying adds a
          processing fee of {dollars(fee)}.
        </p>
      </div>
    </section>
  );
}
