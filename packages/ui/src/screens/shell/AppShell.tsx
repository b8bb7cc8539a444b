import type { ReactNode } from 'react';
import { Link } from '../../components/actions/Link.tsx';
import { Wordmark } from '../../drawings/Wordmark.tsx';
import styles from './AppShell.module.css';
import { FeedbackButton } from './FeedbackButton.tsx';
import { MenuSheet } from './menu/MenuSheet.tsx';
import { SideMenu, type SideMenuProps } from './menu/SideMenu.tsx';
import { TabBar } from './menu/TabBar.tsx';

export interface AppShellProps extends SideMenuProps {
  /**
   * Floating in the corner, or docked in the header on pages that fill their width or end in a sticky footer,
   * where a floating button would cover something.
   */
  readonly feedback?: 'floating' | 'docked';
  /**
   * On a phone the page fills the screen with its own header and back button, and the feedback button floats
   * over that header. Without effect on a wide screen.
   */
  readonly fullScreen?: boolean;
  readonly onFeedback: () => void;
  readonly children: ReactNode;
}

/**
 * The frame of every page of a member. Sets `--shell-top` and `--shell-bottom`, the heights of header and tab
 * bar, and `--shell-float`, the space that the floating button needs at the end of the page.
 */
export function AppShell({
  feedback = 'floating',
  fullScreen = false,
  onFeedback,
  children,
  ...menu
}: AppShellProps) {
  const home = (
    <Link className={styles.brand} href="/dashboard">
      <Wordmark />
    </Link>
  );
  return (
    <div className={styles.shell} data-feedback={feedback} data-full-screen={fullScreen}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={styles.header}>
        <MenuSheet {...menu} />
        {home}
        {feedback === 'docked' && <FeedbackButton look="plain" onClick={onFeedback} />}
      </header>
      <aside className={styles.side} aria-label="Side menu">
        <div className={styles.sideTop}>
          {home}
          {feedback === 'docked' && <FeedbackButton look="plain" onClick={onFeedback} />}
        </div>
        <SideMenu {...menu} />
      </aside>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <div className={styles.tabs}>
        <TabBar items={menu.items} path={menu.path} onLocked={menu.onLocked} />
      </div>
      {(feedback === 'floating' || fullScreen) && (
        <div className={styles.floating}>
          <FeedbackButton look="float" onClick={onFeedback} />
        </div>
      )}
    </div>
  );
}
