import type { MissingPaymentView } from '@nestmates/application/office/money/take-over-contract.ts';
import { movementNames } from '@nestmates/domain/office/money/bookkeeping.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { wordsOf } from '../words-of.ts';
import styles from './AdminMoneyScreen.module.css';

export interface MissingSectionProps {
  readonly payments: readonly MissingPaymentView[];
  onLook(payment: MissingPaymentView): void;
}

const proposedText = {
  own: 'Proposed by you',
  other: 'Proposed by another administrator',
} as const;

interface MissingProps extends Pick<MissingSectionProps, 'onLook'> {
  readonly payment: MissingPaymentView;
}

function Missing({ payment, onLook }: MissingProps) {
  const { provider, paymentId, isPlan, missing, proposed } = payment;
  return (
    <li>
      <p className={styles.report}>
        <strong>{isPlan ? 'A payment for a plan' : 'A payment for an order'}</strong>{' '}
        {proposed && <Badge tone="ochre">{proposedText[proposed]}</Badge>}
      </p>
      <p className={styles.quiet}>
        {paymentId} at {provider}
      </p>
      {missing.length === 0 ? (
        <p className={styles.quiet}>Something is left of it that is booked for nobody.</p>
      ) : (
        <ul className={styles.quiet} aria-label="Not in our books">
          {missing.map(({ kind, amount }) => (
            <li key={kind}>
              {wordsOf(movementNames, kind, 'Something else')}: {dollars(amount)}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.action}>
        <Button
          look="outline"
          size="small"
          aria-label={`Look at ${paymentId}`}
          onClick={() => onLook(payment)}
        >
          Look
        </Button>
      </div>
    </li>
  );
}

/** What the provider has of payments and our books have not, as after the restore of an older database. */
export function MissingSection({ payments, onLook }: MissingSectionProps) {
  if (payments.length === 0) return null;
  return (
    <section aria-label="Not in our books">
      <SectionHeading>
        Not in our <em>books</em>
      </SectionHeading>
      <p className={`${styles.quiet} ${styles.intro}`}>
        The payment provider has it. Look at each payment to see what would be booked, and take it over.
      </p>
      <ol className={styles.reports}>
        {payments.map((payment) => (
          <Missing key={`${payment.provider} ${payment.paymentId}`} payment={payment} onLook={onLook} />
        ))}
      </ol>
    </section>
  );
}
