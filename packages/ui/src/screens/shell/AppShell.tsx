import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { Wordmark } from '../../drawings/Wordmark.tsx';
import styles from './AppShell.module.css';
import { MenuSheet } from './MenuSheet.tsx';
import { SideMenu, type SideMenuProps } from './SideMenu.tsx';
import { TabBar } from './TabBar.tsx';

export interface AppShellProps extends SideMenuProps {
  /** Docked on pages that fill their width or end in a sticky footer, where floating would cover something. */
  readonly feedback?: 'floating' | 'docked';
  /**
   * On a phone the page has the whole screen, a header of its own and its own way back; only the feedback button
   * floats over it. A wide screen shows the menu as ever.
   */
  readonly immersed?: boolean;
  readonly onFeedback: () => void;
  readonly children: ReactNode;
}

/**
 * Around every page of a signed-in member. A page may read `--shell-top` and `--shell-bottom`:
 * what the header and the tab bar take from the screen.
 */
export function AppShell({
  feedback = 'floating',
  immersed = false,
  onFeedback,
  children,
  ...menu
}: AppShellProps) {
  const feedbackButton = (look: 'plain' | 'float') => (
    <IconButton label="Feedback" look={look} icon={<MessageSquareText aria-hidden />} onClick={onFeedback} />
  );
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
    <div className={styles.shell} data-feedback={feedback} data-immersed={immersed}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={styles.header}>
        <MenuSheet {...menu} />
        {home}
        {feedbackButton('plain')}
      </header>
      <aside className={styles.side} aria-label="Side menu">
        <div className={styles.sideTop}>
          {home}
          {feedback === 'docked' && feedbackButton('plain')}
        </div>
        <SideMenu {...menu} />
      </aside>
      <main id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <div className={styles.tabs}>
        <TabBar items={menu.items} path={menu.path} onNavigate={menu.onNavigate} onLocked={menu.onLocked} />
      </div>
      {(feedback === 'floating' || immersed) && (
        <div className={styles.floating}>{feedbackButton('float')}</div>
      )}
    </div>
  );
}
