import { ratings } from '@nestmates/domain/market/reviews/review.ts';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { FieldGroup } from '../../../components/forms/Field.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import type { FieldBinding } from '../../../forms/field-binding.ts';
import styles from './StarField.module.css';

interface StarFieldProps extends FieldBinding<number> {
  readonly label: string;
}

const meanings = ['', 'Poor', 'Fair', 'Good', 'Very good', 'Wonderful'] as const;

/** One to five stars, by a tap or the arrow keys; 0 is none yet. */
export function StarField({ label, name, value, onChange, error }: StarFieldProps) {
  const id = useId();
  return (
    <FieldGroup id={id} name={name} label={label} error={error}>
      <Cluster gap={3} align="center">
        <div className={styles.stars}>
          {ratings.map((rating) => (
            <label key={rating} className={styles.star} data-given={rating <= value}>
              <input
                type="radio"
                name={name ?? id}
                className={styles.input}
                checked={rating === value}
                aria-label={rating === 1 ? '1 star' : `${rating} stars`}
                onChange={() => onChange(rating)}
              />
              <Star aria-hidden />
            </label>
          ))}
        </div>
        <span className={styles.meaning} aria-hidden>
          {meanings[value]}
        </span>
      </Cluster>
    </FieldGroup>
  );
}
