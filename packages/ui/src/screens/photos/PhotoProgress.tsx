import type { RefObject } from 'react';
import { Progress } from '../../components/feedback/Progress.tsx';
import styles from './PhotoProgress.module.css';
import { TemporaryButton } from './TemporaryButton.tsx';

interface PhotoProgressProps {
  readonly percent: number | undefined;
  /** What takes the focus when the upload is over while she is on its Cancel. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  onCancel(): void;
}

/** Lies over the picture that is on its way. */
export function PhotoProgress({ percent, fallbackFocus, onCancel }: PhotoProgressProps) {
  const text = percent === undefined ? 'Getting it ready…' : `Uploading… ${percent}%`;
  return (
    <div className={styles.overlay}>
      <span className={styles.text}>{text}</span>
      <Progress label="Uploading your photo" {...(percent === undefined ? {} : { value: percent })} />
      <TemporaryButton fallbackFocus={fallbackFocus} look="text" wide onClick={onCancel}>
        Cancel
      </TemporaryButton>
    </div>
  );
}
