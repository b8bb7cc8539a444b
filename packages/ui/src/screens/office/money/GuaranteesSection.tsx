import type { AdminGuaranteeView } from '@nestmates/application/office/money/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { Link } from '../../../components/actions/Link.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { dayTimeText } from '../../market/orders/order-text.ts';
import styles from './AdminMoneyScreen.module.css';

const statuses = {
  asked: { says: 'Under way', todo: null, tone: 'ochre' },
  refunded: { says: 'Paid back', todo: null, tone: 'moss' },
  refused: { says: 'Not paid back', todo: 'Try again once nothing is in the way.', tone: 'brick' },
} as const;

/** A page that is older than the server may not know it. */
const otherStatus = {
  says: 'Something else',
  todo: 'Reload the page to read what to do.',
  tone: 'ochre',
} as const;

export interface GuaranteesSectionProps {
  readonly guarantees: readonly AdminGuaranteeView[];
  /** Those that are being asked for again. */
  readonly retrying: readonly number[];
  onRetry(guarantee: AdminGuaranteeView): void;
}

interface GuaranteeProps extends Omit<GuaranteesSectionProps, 'guarantees'> {
  readonly guarantee: AdminGuaranteeView;
}

function Guarantee({ guarantee, retrying, onRetry }: GuaranteeProps) {
  const { id, memberId, status, amount, askedAt, refusal } = guarantee;
  const { says, todo, tone } = status in statuses ? statuses[status] : otherStatus;
  return (
    <li>
      <p className={styles.report}>
        <strong>{dollars(amount)}</strong> <Badge tone={tone}>{says}</Badge>
      </p>
      <p className={styles.quiet}>
        {dayTimeText(askedAt)},{' '}
        {memberId === null ? (
          'by a deleted account'
        ) : (
          <Link href={`/admin/members/${memberId}`}>by member {memberId}</Link>
        )}
      </p>
      {refusal !== null && <p className={styles.quiet}>The provider says: {refusal}</p>}
      {todo && <p className={styles.quiet}>{todo}</p>}
      {status === 'refused' && (
        <div className={styles.action}>
          <Button
            look="outline"
            size="small"
            pending={retrying.includes(id)}
            aria-label={`Try again to refund ${dollars(amount)}`}
            onClick={() => onRetry(guarantee)}
          >
            Try again
          </Button>
        </div>
      )}
    </li>
  );
}

/** Who has asked for the money of their first plan, and what has become of it. */
export const GuaranteesSection = ({ guarantees, ...actions }: GuaranteesSectionProps) => (
  <section aria-label="Money-back guarantee">
    <SectionHeading>
      The money-back <em>guarantee</em>
    </SectionHeading>
    {guarantees.length === 0 ? (
      <p className={styles.quiet}>Nobody has asked for their money back.</p>
    ) : (
      <ol className={styles.reports}>
        {guarantees.map((guarantee) => (
          <Guarantee key={guarantee.id} guarantee={guarantee} {...actions} />
        ))}
      </ol>
    )}
  </section>
);
