import { Portrait } from '../../../../components/people/Portrait.tsx';
import type { Backdrop } from '../../../../drawings/backdrops.ts';
import type { Face } from '../../../../drawings/face.ts';
import { WaveButton } from '../../waves/WaveButton.tsx';
import styles from './ConnectedStart.module.css';
import type { ThreadMember } from './thread-member.ts';

interface ConnectedStartProps {
  readonly me: { readonly name: string; readonly face: Face; readonly backdrop?: Backdrop | undefined };
  readonly other: Pick<ThreadMember, 'name' | 'face' | 'backdrop'>;
  /** Why the two match; empty where nothing is known of it. */
  readonly sentence: string;
  /** Given where neither has waved yet. */
  readonly onWave?: (() => void) | undefined;
  readonly waving: boolean;
}

/** The beginning of a thread of waves: who the two are. */
export const ConnectedStart = ({ me, other, sentence, onWave, waving }: ConnectedStartProps) => (
  <div className={styles.start}>
    <div className={styles.pair}>
      <span className={styles.mine}>
        <Portrait {...me} zoom={0.96} decorative eager />
      </span>
      <span className={styles.others}>
        <Portrait
          name={other.name}
          face={other.face}
          backdrop={other.backdrop}
          zoom={0.96}
          decorative
          eager
        />
      </span>
    </div>
    <div>
      <h2 className={styles.title}>
        You and {other.name} <em>are connected</em>
      </h2>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {onWave && (
        <div className={styles.wave}>
          <WaveButton name={other.name} waving={waving} onWave={onWave} />
          <p className={styles.free}>A wave is free, for both of you.</p>
        </div>
      )}
    </div>
  </div>
);
