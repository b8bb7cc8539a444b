import type { UnmatchedPaymentView } from '@nestmates/application/office/money/contract.ts';
import { unmatchedKinds, unmatchedTodo } from '@nestmates/domain/money/payments/unmatched-payment.ts';
import { amountIn } from '@nestmates/domain/platform/shared/money.ts';
import { Link } from '../../../components/actions/Link.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { dayTimeText } from '../../market/orders/order-text.ts';
import { wordsOf } from '../words-of.ts';
import styles from './AdminMoneyScreen.module.css';

function amountText({ amount, currency }: UnmatchedPaymentView): string | undefined {
  return amount === null || currency === null ? undefined : amountIn(amount, currency);
}

function whatText(payment: UnmatchedPaymentView): string {
  const amount = amountText(payment);
  const words = wordsOf(unmatchedKinds, payment.kind, 'a payment needs a look: reload the page to read why');
  return amount === undefined ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : `${amount}: ${words}`;
}

function Unmatched({ payment }: { readonly payment: UnmatchedPaymentView }) {
  const { kind, objectId, provider, foundAt, orderId, refusal } = payment;
  return (
    <li>
      <p className={styles.report}>
        <strong>{whatText(payment)}</strong>
      </p>
      <p className={styles.quiet}>
        {dayTimeText(foundAt)}, {objectId} at {provider}
        {orderId !== null && (
          <>
            , <Link href={`/admin/orders/${orderId}`}>order {orderId}</Link>
          </>
        )}
      </p>
      {kind in unmatchedKinds && <p className={styles.quiet}>{unmatchedTodo(kind, refusal)}</p>}
    </li>
  );
}

/** What was paid and fits nothing of ours; it goes from here once it is settled. */
export function UnmatchedSection({ payments }: { readonly payments: readonly UnmatchedPaymentView[] }) {
  if (payments.length === 0) return null;
  return (
    <section aria-label="Payments that fit nothing">
      <SectionHeading>
        Payments that fit <em>nothing</em>
      </SectionHeading>
      <ol className={styles.reports}>
        {payments.map((payment) => (
          <Unmatched key={`${payment.provider} ${payment.objectId} ${payment.kind}`} payment={payment} />
        ))}
      </ol>
    </section>
  );
}
