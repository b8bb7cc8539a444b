import type { DisputePageView } from '@nestmates/application/office/disputes/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { dayTimeText } from '../../market/orders/order-text.ts';
import detail from '../admin/AdminDetail.module.css';
import styles from './AdminDisputeScreen.module.css';
import { takenText } from './dispute-text.ts';

interface DisputeFiguresProps {
  readonly dispute: DisputePageView;
}

/** How much a dispute is about, and its dates. */
export function DisputeFigures({ dispute }: DisputeFiguresProps) {
  const { fee, openedAt, evidenceDueBy, evidenceSentAt, closedAt } = dispute;
  const times = [
    ['Opened', openedAt],
    ['Answer by', evidenceDueBy],
    ['Answered', evidenceSentAt],
    ['Over', closedAt],
  ] as const;
  return (
    <section aria-label="Figures">
      <dl className={detail.figures}>
        <div>
          <dt>The bank has taken</dt>
          <dd className={detail.figure}>{takenText(dispute)}</dd>
        </div>
        <div>
          <dt>Fee</dt>
          <dd className={detail.figure}>{dollars(fee)}</dd>
        </div>
      </dl>
      <dl className={styles.times}>
        {times.map(
          ([name, at]) =>
            at && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <time dateTime={at}>{dayTimeText(at)}</time>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
