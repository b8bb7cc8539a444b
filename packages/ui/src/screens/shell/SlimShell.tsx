import type { ReactNode } from 'react';
import { Wordmark } from '../../drawings/Wordmark.tsx';
import { FeedbackButton } from './FeedbackButton.tsx';
import styles from './SlimShell.module.css';

interface SlimShellProps {
  readonly onFeedback: () => void;
  readonly children: ReactNode;
}

/** The frame of a form with its own navigation: a header with the feedback button. */
export function SlimShell({ onFeedback, children }: SlimShellProps) {
  return (
    <>
      <header className={styles.header}>
        <Wordmark />
        <FeedbackButton look="plain" onClick={onFeedback} />
      </header>
      {children}
    </>
  );
}
