import type { ReactNode } from 'react';
import { ShellBarContext } from '../../../components/layout/shell-bar.ts';
import type { BackTo } from '../../../components/navigation/BackLink.tsx';
import { Wordmark } from '../../../drawings/Wordmark.tsx';
import { FeedbackButton } from './FeedbackButton.tsx';
import styles from './SlimShell.module.css';

interface SlimShellProps {
  /** Where the page leads back to. */
  readonly back?: BackTo | undefined;
  readonly onFeedback: () => void;
  readonly children: ReactNode;
}

/** The frame of a form with its own navigation. On a phone the feedback button stands in the page's header. */
export function SlimShell({ back, onFeedback, children }: SlimShellProps) {
  const feedback = <FeedbackButton look="plain" onClick={onFeedback} />;
  return (
    <>
      <div className={styles.top}>
        <Wordmark />
        {feedback}
      </div>
      <ShellBarContext value={{ back, end: feedback, brand: <Wordmark /> }}>{children}</ShellBarContext>
    </>
  );
}
