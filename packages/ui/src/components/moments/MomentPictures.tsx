import type { ReactNode } from 'react';
import { type EggCount, PlateNest } from '../../drawings/PlateNest.tsx';
import { Notch } from '../pictures/Notch.tsx';
import styles from './MomentPictures.module.css';

export interface MomentPicturesProps {
  /** Portraits, a place or a thing: two side by side, or one. */
  readonly of: ReactNode | readonly [ReactNode, ReactNode];
  readonly eggs: EggCount;
}

const isPair = (of: MomentPicturesProps['of']): of is readonly [ReactNode, ReactNode] => Array.isArray(of);

/** The pictures of a moment, which tilt in from both sides, and the nest before them. */
export function MomentPictures({ of, eggs }: MomentPicturesProps) {
  return (
    <div className={styles.pictures} data-one={!isPair(of)}>
      {isPair(of) ? (
        <>
          <div className={styles.left}>{of[0]}</div>
          <div className={styles.right}>{of[1]}</div>
        </>
      ) : (
        <div className={styles.only}>{of}</div>
      )}
      <div className={styles.nest}>
        <PlateNest eggs={eggs} />
      </div>
    </div>
  );
}

interface MomentCutProps {
  /** A score, a price or a time. */
  readonly children: ReactNode;
  readonly corner?: 'left' | 'right';
  readonly size?: 'small' | 'large';
}

/** The number or the time of a moment, in the corner of its picture. */
export const MomentCut = ({ children, corner = 'right', size = 'small' }: MomentCutProps) => (
  <Notch behind="plate" corner={corner} size={size}>
    <span className={styles.cut}>{children}</span>
  </Notch>
);
