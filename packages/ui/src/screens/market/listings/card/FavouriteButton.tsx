import { Heart } from 'lucide-react';
import styles from './FavouriteButton.module.css';

export interface FavouriteButtonProps {
  /** What it is about: the title of a listing, or the name of a seller. */
  readonly about: string;
  readonly kept: boolean;
  /** Lies on a picture. */
  readonly onPicture?: boolean | undefined;
  onKeep(keep: boolean): void;
}

/** Keeps a listing or a seller as a favourite, or lets it go. */
export function FavouriteButton({ about, kept, onPicture = false, onKeep }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className={styles.heart}
      data-on-picture={onPicture}
      aria-pressed={kept}
      aria-label={`Favourite: ${about}`}
      onClick={() => onKeep(!kept)}
    >
      <Heart aria-hidden />
    </button>
  );
}
