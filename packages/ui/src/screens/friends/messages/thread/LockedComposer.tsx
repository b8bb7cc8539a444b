import { Lock } from 'lucide-react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import styles from './LockedComposer.module.css';

interface LockedComposerProps {
  readonly name: string;
  /** Whether the plan of the other opens messages. */
  readonly otherCanWrite: boolean;
}

/** Replaces the composer, where the plan of the member opens no messages: what each of the two can do. */
export const LockedComposer = ({ name, otherCanWrite }: LockedComposerProps) => (
  <div className={styles.locked} data-bottom-bar>
    <Lock aria-hidden />
    <p>
      {otherCanWrite && <>{name} can write to you.</>}
      <span className={styles.how}> {otherCanWrite ? 'Answering' : 'Writing'} comes with Pro.</span>
    </p>
    <LinkButton look="text" href="/subscribe">
      See Pro
    </LinkButton>
  </div>
);
