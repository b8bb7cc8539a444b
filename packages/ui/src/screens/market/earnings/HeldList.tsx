import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { Link } from '../../../components/actions/Link.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import styles from './HeldList.module.css';
import { type HeldSale, heldText } from './held-text.ts';

interface HeldListProps {
  /** The next release first. */
  readonly waiting: readonly HeldSale[];
  readonly now: Date;
}

const first = 10;

/** What is held for the seller, and when each is released. */
export function HeldList({ waiting, now }: HeldListProps) {
  const [all, setAll] = useState(false);
  const shown = all ? waiting : waiting.slice(0, first);
  const hidden = waiting.length - shown.length;
  return (
    <section className={styles.section}>
      <SectionHeading>Held</SectionHeading>
      {waiting.length === 0 ? (
        <p className={styles.quiet}>Nothing is held at the moment.</p>
      ) : (
        <ul className={styles.list} aria-label="Held">
          {shown.map((sale) => (
            <li key={sale.orderId} className={styles.sale}>
              <div className={styles.text}>
                <Link className={styles.title} href={`/orders/${sale.orderId}`}>
                  {sale.title}
                </Link>
                <p className={styles.when} data-problem={sale.status === 'problem'}>
                  {heldText(sale, now)}
                </p>
              </div>
              <span className={styles.amount}>{dollars(sale.amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <div>
          <Button look="outline" size="small" onClick={() => setAll(true)}>
            Show {hidden} more
          </Button>
        </div>
      )}
    </section>
  );
}
