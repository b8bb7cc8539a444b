import { ratings } from '@nestmates/domain/market/reviews/review.ts';
import { Star } from 'lucide-react';
import styles from './Stars.module.css';

/** A rating as one buyer has given it. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} of 5 stars`}>
      {ratings.map((star) => (
        <Star key={star} aria-hidden data-given={star <= rating} />
      ))}
    </span>
  );
}
