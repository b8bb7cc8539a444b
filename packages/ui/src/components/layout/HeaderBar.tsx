import { type ReactNode, use } from 'react';
import { BackLink, type BackTo } from '../navigation/BackLink.tsx';
import styles from './HeaderBar.module.css';
import { ShellBarContext } from './shell-bar.ts';

export interface HeaderBarProps {
  /** Page that this one leads back to, if it is not what the shell knows. */
  readonly back?: BackTo | undefined;
  /** Icon buttons and the like, at the end. */
  readonly actions?: ReactNode;
  /** Class for what differs on a wide screen. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * The one header of a page: on a phone a row of 56 px with the way back, content, actions and bell, which grows
 * with large letters. Beside a rail or menu it is as high as its content, below the way back.
 */
export function HeaderBar({ back, actions, className = '', children }: HeaderBarProps) {
  const shell = use(ShellBarContext);
  const leadsTo = back ?? shell?.back;
  const header = (
    <header className={`${styles.header} ${className}`}>
      <div className={styles.bar}>
        {leadsTo && (
          <div className={styles.start} data-back data-beside-from={leadsTo.besideFrom}>
            <BackLink {...leadsTo} />
          </div>
        )}
        <div className={styles.content}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {shell && (
          <div className={styles.shell}>
            {!leadsTo && shell.bell && <div className={styles.bell}>{shell.bell}</div>}
            {shell.end}
          </div>
        )}
      </div>
    </header>
  );
  return (
    <>
      {header}
      {shell?.notice}
    </>
  );
}
