import type { ReactNode } from 'react';
import type { Backdrop } from '../../../drawings/backdrops.ts';
import { WavingHand } from '../../../drawings/WavingHand.tsx';
import styles from './WaveEntry.module.css';

interface WaveEntryProps {
  readonly mine: boolean;
  /** Whoever waved. */
  readonly by: { readonly name: string; readonly backdrop?: Backdrop | undefined };
  /** "9:12 AM" */
  readonly time: string;
  /** The button that answers it, or when the member can wave again. */
  readonly children?: ReactNode;
}

/** A wave among the messages of a thread. */
export const WaveEntry = ({ mine, by, time, children }: WaveEntryProps) => (
  <li className={styles.wave} data-mine={mine}>
    <span className={styles.picture}>
      <WavingHand {...by} />
    </span>
    <p className={styles.note}>
      <b>{mine ? 'You' : by.name} waved</b> · {time}
    </p>
    {children}
  </li>
);
