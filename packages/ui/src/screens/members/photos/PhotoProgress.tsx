import type { RefObject } from 'react';
import { Progress } from '../../../components/feedback/Progress.tsx';
import styles from './PhotoProgress.module.css';
import { TemporaryButton } from './TemporaryButton.tsx';

interface PhotoProgressProps {
  readonly percent: number | undefined;
  /** Gets the focus if the upload ends while Cancel has it. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
  onCancel(): void;
}

/** An overlay on the photo that is being uploaded. */
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
