import type { ReactNode } from 'react';
import { FacePicture, type FacePictureProps } from './FacePicture.tsx';
import styles from './Portrait.module.css';

export interface PortraitProps extends FacePictureProps {
  /** Takes at most one Notch. */
  readonly children?: ReactNode;
}

/** A member's face in large. The parent sets `--portrait-ratio` and `--portrait-radius`. */
export function Portrait({ children, ...picture }: PortraitProps) {
  return (
    <span className={styles.portrait}>
      <FacePicture zoom={1.25} {...picture} />
      {children}
    </span>
  );
}
