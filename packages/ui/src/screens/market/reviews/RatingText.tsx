import { Star } from 'lucide-react';
import styles from './RatingText.module.css';

export interface Rating {
  readonly average: number;
  readonly count: number;
}

/** What buyers of completed orders have given. */
export function RatingText({ rating }: { readonly rating: Rating | null }) {
  if (!rating) return <span className={styles.rating}>No ratings yet</span>;
  const { average, count } = rating;
  return (
    <span className={styles.rating}>
      <Star aria-hidden />
      {average.toFixed(1)} ({count === 1 ? '1 rating' : `${count} ratings`})
    </span>
  );
}
