import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useLazyImport } from '../../../lazy-loading/use-lazy-import.ts';
import styles from './PhotoChecked.module.css';
import { photoCheckedText } from './photo-checked-text.ts';

const loadSheet = async () => (await import('./PhotoCheckedSheet.tsx')).PhotoCheckedSheet;

interface PhotoCheckedProps {
  /** When it was checked; null shows nothing. */
  readonly at: string | null | undefined;
}

/** That the photo was checked, and when, where the whole row is a link. */
export function PhotoCheckedLabel({ at }: PhotoCheckedProps) {
  if (!at) return null;
  return (
    <span className={styles.badge}>
      <BadgeCheck aria-hidden />
      <span className={styles.words}>{photoCheckedText(at)}</span>
    </span>
  );
}

interface PhotoCheckedBadgeProps extends PhotoCheckedProps {
  readonly name: string;
  /** `icon`: where there is no room for the words. */
  readonly look?: 'words' | 'icon';
}

/** The same as the way to what was checked and what was not. */
export function PhotoCheckedBadge({ at, name, look = 'words' }: PhotoCheckedBadgeProps) {
  const [open, setOpen] = useState(false);
  const { loaded: Sheet, load, preload } = useLazyImport(loadSheet);
  if (!at) return null;
  return (
    <>
      <button
        type="button"
        className={styles.badge}
        aria-haspopup="dialog"
        onPointerDown={preload}
        onFocus={preload}
        onClick={() => {
          setOpen(true);
          void load();
        }}
      >
        <BadgeCheck aria-hidden />
        <span className={look === 'icon' ? styles.hidden : styles.words}>{photoCheckedText(at)}</span>
      </button>
      {Sheet && <Sheet open={open} at={at} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
