import { Check } from 'lucide-react';
import styles from './Tick.module.css';

/**
 * Place of the tick: beside the words, instead of an icon, under the words, at the start of a row, or in the corner of a
 * picture. All but the first two need a parent that is positioned.
 */
export type TickPlace = 'beside' | 'in-place' | 'below' | 'start' | 'corner';

/** Says of a choice that it is chosen, without its color. */
export function Tick({ place }: { readonly place: TickPlace }) {
  return <Check className={styles.tick} data-tick={place} aria-hidden />;
}
