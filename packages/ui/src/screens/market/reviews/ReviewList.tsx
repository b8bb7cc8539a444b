import type { SellerReviewView } from '@nestmates/application/market/reviews/contract.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { LoadMore, type MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { ReviewEntry } from './ReviewEntry.tsx';
import styles from './ReviewList.module.css';

export type ReviewListState = Loadable<
  {
    /** The newest first. */
    readonly reviews: readonly SellerReviewView[];
    readonly more?: MoreItems | undefined;
  },
  /** The reviews on a page about something else are loaded once the member asks for them. */
  { readonly kind: 'closed'; onOpen(): void }
>;

interface ReviewListProps {
  readonly state: ReviewListState;
  /** Whether anyone has reviewed the member; the page shows the average beside the member's name. */
  readonly any: boolean;
  readonly sellerName: string;
}

function Content({ state, sellerName }: Pick<ReviewListProps, 'state' | 'sellerName'>) {
  if (state.kind === 'failed') return <LoadError what="the reviews" onRetry={state.onRetry} />;
  if (state.kind === 'closed') {
    return (
      <div>
        <Button look="outline" size="small" onClick={state.onOpen}>
          Read the Reviews
        </Button>
      </div>
    );
  }
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Loading the reviews">
        <Stack gap={2}>
          <Skeleton width="110px" />
          <Skeleton />
          <Skeleton width="60%" />
        </Stack>
      </SkeletonGroup>
    );
  }
  return (
    <div>
      <ul className={styles.list} aria-label="Reviews">
        {state.reviews.map((review) => (
          <li key={review.id}>
            <ReviewEntry
              review={review}
              by={review.buyerName ?? 'A former member'}
              title={review.title}
              sellerName={sellerName}
              reportId={review.id}
            />
          </li>
        ))}
      </ul>
      <LoadMore more={state.more} itemName="reviews" />
    </div>
  );
}

/** What buyers of completed orders say of a seller. */
export function ReviewList({ state, any, sellerName }: ReviewListProps) {
  return (
    <section className={styles.section} aria-label="Reviews">
      <SectionHeading>Reviews</SectionHeading>
      {any ? (
        <Content state={state} sellerName={sellerName} />
      ) : (
        <p className={styles.quiet}>Nobody has reviewed {sellerName} yet.</p>
      )}
    </section>
  );
}
