import type { OrderReviewView } from '@nestmates/application/market/orders/order-view.ts';
import { ClampedText } from '../../../components/labels/ClampedText.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { localFormat } from '../../../dates/local-format.ts';
import { MemberMenu } from '../../friends/blocks/MemberMenu.tsx';
import { HiddenLine } from '../../platform/access/HiddenLine.tsx';
import styles from './ReviewEntry.module.css';
import { Stars } from './Stars.tsx';

export interface ReviewEntryProps {
  readonly review: OrderReviewView;
  /** Who wrote it: "Bea", "You". */
  readonly by: string;
  /** What was bought; left out where the page says it. */
  readonly title?: string | undefined;
  /** Who sold it. */
  readonly sellerName: string;
  /** Where somebody else than its author reads it: the order that it is about. */
  readonly reportId?: number | undefined;
}

const dateFormat = localFormat({ month: 'short', day: 'numeric', year: 'numeric' });
const dateText = (at: string): string => dateFormat.format(new Date(at));

/** What a buyer says, and what the seller has answered. */
export function ReviewEntry({ review, by, title, sellerName, reportId }: ReviewEntryProps) {
  const { rating, text, writtenAt, answer, hidden } = review;
  return (
    <Stack as="article" gap={2} align="start">
      <Stars rating={rating} />
      {text !== null && <ClampedText about={`the review by ${by}`}>{text}</ClampedText>}
      <div className={styles.line}>
        <p className={styles.by}>
          {[by, title].filter(Boolean).join(' · ')} · <time dateTime={writtenAt}>{dateText(writtenAt)}</time>
        </p>
        {reportId !== undefined && (
          <MemberMenu
            name={`the review by ${by}`}
            report={{ about: { kind: 'review', id: reportId }, name: 'this review' }}
          />
        )}
      </div>
      <HiddenLine hidden={hidden} />
      {answer && (
        <div className={styles.answer}>
          <ClampedText about={`the answer by ${sellerName}`}>{answer.text}</ClampedText>
          <p className={styles.by}>
            {sellerName} answered · <time dateTime={answer.writtenAt}>{dateText(answer.writtenAt)}</time>
          </p>
        </div>
      )}
    </Stack>
  );
}
