import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { ShieldCheck } from 'lucide-react';
import styles from './HeldPayment.module.css';

/** The promise to a buyer, and what paying costs. */
export function HeldPayment({
  fee,
  type,
}: {
  /** Whole cents. */
  readonly fee: number;
  readonly type: 'product' | 'service';
}) {
  const when =
    type === 'product'
      ? 'until you have the thing, or seven days after it was shipped'
      : 'until you have had it, or seven days after the seller says that it is done';
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
