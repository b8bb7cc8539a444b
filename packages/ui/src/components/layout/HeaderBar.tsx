import { type ReactNode, use } from 'react';
import styles from './HeaderBar.module.css';
import { ShellBarContext } from './shell-bar.ts';

export interface HeaderBarProps {
  /** A link back, in place of the menu button. */
  readonly back?: ReactNode;
  /** Icon buttons and the like, at the end. */
  readonly actions?: ReactNode;
  /** For what differs on a wide screen. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * The one header of a page on a phone: 56 px with menu, content, actions and feedback button. On a wide screen
 * menu and feedback are in the shell, and the bar has the height of its content.
 */
export function HeaderBar({ back, actions, className = '', children }: HeaderBarProps) {
  const shell = use(ShellBarContext);
  const start = back ?? shell?.menu;
  return (
    <header className={`${styles.header} ${className}`}>
      <div className={styles.bar}>
        {start && <div className={styles.start}>{start}</div>}
        <div className={styles.content}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {shell && (
          <div className={styles.shell}>
            {!back && shell.bell && <div className={styles.bell}>{shell.bell}</div>}
            {shell.feedback}
          </div>
        )}
      </div>
    </header>
  );
}
