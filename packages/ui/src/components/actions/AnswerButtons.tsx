import type { MouseEvent } from 'react';
import styles from './AnswerButtons.module.css';
import { Button } from './Button.tsx';

export type Answer = 'accept' | 'decline';

export interface AnswerButtonsProps {
  /** What the process allows; other actions stand elsewhere. */
  readonly actions: readonly string[];
  /** What is on its way. */
  readonly answering?: string | undefined;
  onAnswer(answer: Answer, event: MouseEvent): void;
}

/** The two answers to what somebody asks; while one is on its way the other waits. */
export function AnswerButtons({ actions, answering, onAnswer }: AnswerButtonsProps) {
  const answer = (action: Answer) => ({
    pending: answering === action,
    disabled: answering !== undefined && answering !== action,
    onClick: (event: MouseEvent) => onAnswer(action, event),
  });
  return (
    <div className={styles.answers}>
      {actions.includes('decline') && (
        <Button look="outline" pendingLabel="Declining…" {...answer('decline')}>
          Decline
        </Button>
      )}
      {actions.includes('accept') && (
        <Button look="yes" pendingLabel="Accepting…" {...answer('accept')}>
          Accept
        </Button>
      )}
    </div>
  );
}
