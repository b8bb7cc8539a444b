import { scoreLabel } from '@nestmates/domain/friends/matching/score.ts';
import { type ReactNode, useState } from 'react';
import { Disclosure } from '../../../components/navigation/Disclosure.tsx';
import styles from './FoldedReasons.module.css';
import { MatchPercent } from './MatchPercent.tsx';

interface FoldedReasonsProps {
  readonly score: number;
  readonly level: 2 | 3;
  /** The reasons, which are only there while it is open. */
  readonly children: ReactNode;
}

/** Score of two who are connected, with its reasons, shown to whoever asks for it. */
export function FoldedReasons({ score, level, children }: FoldedReasonsProps) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title="Why you match" level={level} open={open} onToggle={() => setOpen(!open)}>
      <p className={styles.score}>
        <MatchPercent score={score} /> <span className={styles.label}>{scoreLabel(score)}</span>
      </p>
      {children}
    </Disclosure>
  );
}
