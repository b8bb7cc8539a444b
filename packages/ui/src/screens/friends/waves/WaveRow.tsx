import { longDay, timeOfDay } from '../../../dates/date-formats.ts';
import type { Backdrop } from '../../../drawings/backdrops.ts';
import type { ThreadWave, ThreadWaves } from './thread-waves.ts';
import { WaveButton } from './WaveButton.tsx';
import styles from './WaveEntry.module.css';
import { WaveEntry } from './WaveEntry.tsx';

interface WaveRowProps {
  readonly wave: ThreadWave;
  readonly waves: ThreadWaves;
  readonly other: { readonly name: string; readonly backdrop?: Backdrop | undefined };
  /** Nothing has been said since. */
  readonly last: boolean;
}

/** A wave in its thread: the last one is answered there, or says when the next can be sent. */
export function WaveRow({ wave: { mine, at }, waves, other, last }: WaveRowProps) {
  const { me, onWave, waving, againAt } = waves;
  return (
    <WaveEntry mine={mine} by={mine ? me : other} time={timeOfDay.format(at)}>
      {last && !mine && onWave && <WaveButton back name={other.name} waving={waving} onWave={onWave} />}
      {last && mine && againAt && (
        <p className={styles.again}>You can wave again on {longDay.format(againAt)}.</p>
      )}
    </WaveEntry>
  );
}
