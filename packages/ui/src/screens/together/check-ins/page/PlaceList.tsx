import { MapPin } from 'lucide-react';
import { Button } from '../../../../components/actions/Button.tsx';
import { whoIsThere } from '../check-in-text.ts';
import styles from './PlaceList.module.css';

export interface PlaceListProps {
  readonly label: string;
  readonly places: readonly string[];
  /** Who of those the reader sees is out, and where. */
  readonly out: readonly { readonly firstName: string; readonly location: string }[];
  /** Where the member is being checked in. */
  readonly sending?: string | undefined;
  onCheckIn(place: string): void;
}

/** Places at which the member checks in with one tap. */
export function PlaceList({ label, places, out, sending, onCheckIn }: PlaceListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {places.map((place) => {
        const there = whoIsThere(out.filter(({ location }) => location === place));
        return (
          <li key={place} className={styles.place}>
            <MapPin className={styles.icon} aria-hidden />
            <div className={styles.text}>
              <p className={styles.name}>{place}</p>
              {there && <p className={styles.there}>{there}</p>}
            </div>
            <Button
              size="small"
              look="outline"
              aria-label={`Check in at ${place}`}
              pending={sending === place}
              resting={sending !== undefined && sending !== place}
              onClick={() => onCheckIn(place)}
            >
              Check in
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
