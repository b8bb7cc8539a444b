import type { RefObject } from 'react';
import { Progress } from '../../components/feedback/Progress.tsx';
import styles from './PhotoProgress.module.css';
import { PassingButton } from './TemporaryButton.tsx';

interface PhotoProgressProps {
  readonly percent: number | undefined;
  /** What takes the focus when the upload is over while she is on its Cancel. */
  readonly heir: RefObject<HTMLElement | null>;
  onCancel(): void;
}

/** Lies over the picture that is on its way. */
export function PhotoProgress({ percent, heir, onCancel }: PhotoProgressProps) {
  const words = percent === undefined ? 'Getting it ready…' : `Uploading… ${percent}%`;
  return (
    <div className={styles.over}>
      <span className={styles.words}>{words}</span>
      <Progress label="Uploading your photo" {...(percent === undefined ? {} : { value: percent })} />
      <PassingButton heir={heir} look="text" wide onClick={onCancel}>
        Cancel
      </PassingButton>
    </div>
  );
}
