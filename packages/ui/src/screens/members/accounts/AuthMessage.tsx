import type { ReactNode } from 'react';
import styles from './AuthScreen.module.css';

interface AuthMessageProps {
  readonly title: ReactNode;
  readonly text: string;
  /** What to do next. */
  readonly children?: ReactNode;
}

/** What became of a link that came by e-mail. */
export function AuthMessage({ title, text, children }: AuthMessageProps) {
  return (
    <div role="status">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.tagline}>{text}</p>
      {children && <div className={styles.form}>{children}</div>}
    </div>
  );
}
