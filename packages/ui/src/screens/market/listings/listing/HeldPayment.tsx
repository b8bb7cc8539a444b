import { fulfilmentOf } from '@nestmates/domain/market/orders/fulfilment.ts';
import { heldUntil } from '@nestmates/domain/market/orders/held-until.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { ShieldCheck } from 'lucide-react';
import styles from './HeldPayment.module.css';

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
