import type { ReactNode } from 'react';
import { Link } from '../../../components/actions/Link.tsx';
import { ShellBarContext } from '../../../components/layout/shell-bar.ts';
import { Wordmark } from '../../../drawings/Wordmark.tsx';
import styles from './AppShell.module.css';
import { BellLink } from './BellLink.tsx';
import { FeedbackButton } from './FeedbackButton.tsx';
import { SideMenu, type SideMenuProps } from './menu/SideMenu.tsx';
import { TabBar } from './menu/TabBar.tsx';
import { useMenuSheet } from './menu/use-menu-sheet.tsx';
import { type Note, ShellNote } from './ShellNote.tsx';

export interface AppShellProps extends SideMenuProps {
  /**
   * On a wide screen the feedback button floats in a column of its own beside the page, or is docked above the
   * side menu where the page fills the width. On a phone it stands in the page's header, since a floating
   * button would cover what scrolls below it.
   */
  readonly feedback?: 'floating' | 'docked';
  /** On a phone there is no tab bar. Without effect on a wide screen. */
  readonly fullScreen?: boolean;
  /** How many notifications are new. */
  readonly news?: number | undefined;
  /** Something that concerns every page. */
  readonly note?: Note | undefined;
  readonly onFeedback: () => void;
  readonly children: ReactNode;
}

/**
 * The frame of every page of a member. The header of a phone is part of the page (`HeaderBar`), which takes
 * menu and feedback button from here. Sets `--shell-bottom`, the height of the tab bar.
 */
export function AppShell({
  feedback = 'floating',
  fullScreen = false,
  news = 0,
  note,
  onFeedback,
  children,
  ...menu
}: AppShellProps) {
  const { menuButton, menuDialog } = useMenuSheet(menu);
  const plainFeedback = <FeedbackButton look="plain" onClick={onFeedback} />;
  const bell = <BellLink news={news} />;
  const home = (
    <Link className={styles.brand} href="/dashboard">
      <Wordmark />
    </Link>
  );
  return (
    <div
      className={styles.shell}
      data-feedback={feedback}
      data-full-screen={fullScreen}
      data-note={note !== undefined}
    >
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <aside className={styles.side} data-side-menu aria-label="Side menu">
        <div className={styles.sideTop}>
          {home}
          <div className={styles.sideActions}>
            {bell}
            {feedback === 'docked' && plainFeedback}
          </div>
        </div>
        <SideMenu {...menu} />
        <ShellNote note={note} />
      </aside>
      <main id="content" className={styles.content} tabIndex={-1}>
        <ShellBarContext value={{ menu: menuButton, brand: home, bell, feedback: plainFeedback }}>
          {children}
        </ShellBarContext>
      </main>
      <div className={styles.tabs}>
        <ShellNote note={note} />
        <TabBar items={menu.items} path={menu.path} onLocked={menu.onLocked} />
      </div>
      {feedback === 'floating' && (
        <div className={styles.floating}>
          <FeedbackButton look="float" onClick={onFeedback} />
        </div>
      )}
      {menuDialog}
    </div>
  );
}
