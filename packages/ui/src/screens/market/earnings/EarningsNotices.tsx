import type { EarningsView } from '@nestmates/application/market/earnings/contract.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Clock, HandCoins } from 'lucide-react';
import styles from './EarningsNotices.module.css';

const inDays = (count: number): string => (count === 1 ? 'a day' : `${count} days`);

/** What is kept of the next releases, and for how long they wait. */
export function EarningsNotices({
  earnings,
}: {
  readonly earnings: Pick<EarningsView, 'debt' | 'debtOfOthers' | 'newSeller'>;
}) {
  const { debt, debtOfOthers, newSeller } = earnings;
  if (debt <= 0 && !newSeller) return null;
  return (
    <div className={styles.notices}>
      {debt > 0 && (
        <div className={styles.notice}>
          <HandCoins aria-hidden />
          <div>
            <p className={styles.title}>
              {debtOfOthers > 0 ? `${dollars(debt)} is owed to us` : `You owe us ${dollars(debt)}`}
            </p>
            <p>
              It is what our payment provider has kept of a sale that was undone, or what we have paid back
              for {debtOfOthers > 0 ? 'its seller' : 'you'}. We take it from what you are paid next; you need
              not do anything.
            </p>
            {debtOfOthers > 0 && (
              <p>
                {debtOfOthers < debt ? `${dollars(debtOfOthers)} of it` : 'It'} comes from sales of another or
                an earlier account with the same e-mail address or bank account, now or before: yours, or of
                somebody who is paid to the same bank account as you. If it is not yours, please write to us,
                and we look at it.
              </p>
            )}
          </div>
        </div>
      )}
      {newSeller && (
        <div className={styles.notice}>
          <Clock aria-hidden />
          <div>
            <p className={styles.title}>Your first five sales wait a little longer</p>
            <p>
              As you are new here, we send you the money of each {inDays(newSeller.holdDays)} after it is
              completed.
              {newSeller.releasesLeft < 5 &&
                ` ${newSeller.releasesLeft === 1 ? 'One more waits' : `${newSeller.releasesLeft} more wait`}, and then it is at once.`}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
