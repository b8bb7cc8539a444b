import type { MouseEvent } from 'react';
import styles from './AnswerButtons.module.css';
import { Button } from './Button.tsx';

export type Answer = 'accept' | 'decline';

export interface AnswerButtonsProps {
  /** Actions that the view allows; only accept and decline are shown here. */
  readonly actions: readonly string[];
  /** The action that is being sent. */
  readonly answering?: string | undefined;
  onAnswer(answer: Answer, event: MouseEvent): void;
}

/** The buttons to accept or decline a request; while one answer is being sent the other button is disabled. */
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
