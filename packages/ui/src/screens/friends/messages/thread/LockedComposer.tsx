import { Lock } from 'lucide-react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import styles from './LockedComposer.module.css';

interface LockedComposerProps {
  readonly name: string;
  /** Whether the plan of the other opens messages. */
  readonly otherCanWrite: boolean;
  /** Whether the last words of the other are unread, which stay closed. */
  readonly otherWrote: boolean;
}

const wordsOf = ({ name, otherCanWrite, otherWrote }: LockedComposerProps): readonly [string, string] => {
  if (otherWrote) return [`${name} wrote to you.`, 'Reading comes with Pro.'];
  return otherCanWrite
    ? [`${name} can write to you.`, 'Answering comes with Pro.']
    : ['', 'Writing comes with Pro.'];
};

/** Replaces the composer, where the plan of the member opens no messages: what each of the two can do. */
export function LockedComposer(props: LockedComposerProps) {
  const [what, how] = wordsOf(props);
  return (
    <div className={styles.locked} data-bottom-bar>
      <Lock aria-hidden />
      <p>
        {what}
        <span className={styles.how}> {how}</span>
      </p>
      <LinkButton look="text" href="/subscribe">
        See Pro
      </LinkButton>
    </div>
  );
}
