import type { ReactNode } from 'react';
import { Wordmark } from '../../drawings/Wordmark.tsx';
import { FeedbackButton } from './FeedbackButton.tsx';
import styles from './SlimShell.module.css';

interface SlimShellProps {
  readonly onFeedback: () => void;
  readonly children: ReactNode;
}

/** Around a page that ends in a sticky footer and is left by it: the feedback button stands in the header. */
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
