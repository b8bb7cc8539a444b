import type { ReactNode } from 'react';
import { Wordmark } from '../../drawings/Wordmark.tsx';
import styles from './AppShell.module.css';
import { FeedbackButton } from './FeedbackButton.tsx';
import { MenuSheet } from './menu/MenuSheet.tsx';
import { SideMenu, type SideMenuProps } from './menu/SideMenu.tsx';
import { TabBar } from './menu/TabBar.tsx';

export interface AppShellProps extends SideMenuProps {
  /**
   * It floats in the corner, over the tab bar of a phone. Docked in the header it stands on pages that fill their
   * width or end in a sticky footer, where floating would cover something.
   */
  readonly feedback?: 'floating' | 'docked';
  /**
   * On a phone the page has the whole screen, a header of its own and its own way back; the feedback button floats
   * over that header. A wide screen shows the menu as ever.
   */
  readonly fullScreen?: boolean;
  readonly onFeedback: () => void;
  readonly children: ReactNode;
}

/**
 * Around every page of a signed-in member. A page may read `--shell-top` and `--shell-bottom`:
 * what the header and the tab bar take from the screen. `--shell-float` is what the content leaves free at its end
 * for the button that floats there.
 */
export function AppShell({
  feedback = 'floating',
  fullScreen = false,
  onFeedback,
  children,
  ...menu
}: AppShellProps) {
  const home = (
    <a
      className={styles.brand}
      href="/dashboard"
      onClick={(event) => {
        if (menu.onNavigate === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        menu.onNavigate('/dashboard');
      }}
    >
      <Wordmark />
    </a>
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
        <TabBar items={menu.items} path={menu.path} onNavigate={menu.onNavigate} onLocked={menu.onLocked} />
      </div>
      {(feedback === 'floating' || fullScreen) && (
        <div className={styles.floating}>
          <FeedbackButton look="float" onClick={onFeedback} />
        </div>
      )}
    </div>
  );
}
