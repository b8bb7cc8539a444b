import { type ReactNode, useRef } from 'react';
import { Link } from '../../../components/actions/Link.tsx';
import { ShellBarContext } from '../../../components/layout/shell-bar.ts';
import type { BackTo } from '../../../components/navigation/BackLink.tsx';
import { Wordmark } from '../../../drawings/Wordmark.tsx';
import { useFocusPageWhenHidden } from '../../../focus/use-focus-page-when-hidden.ts';
import styles from './AppShell.module.css';
import { BellLink } from './BellLink.tsx';
import { FeedbackButton } from './FeedbackButton.tsx';
import { peopleLinks } from './menu/people-links.ts';
import { SideMenu, type SideMenuProps } from './menu/SideMenu.tsx';
import { TabBar } from './menu/TabBar.tsx';
import { type Note, ShellNote } from './ShellNote.tsx';
import { SkipLink } from './SkipLink.tsx';

export interface AppShellProps extends SideMenuProps {
  /**
   * The feedback button of a wide screen floats in a column of its own beside the page, or is docked above
   * the side menu where the page fills the width. Elsewhere it stands at the end of the tab bar or rail.
   */
  readonly feedback?: 'floating' | 'docked';
  /** Hides the tab bar of a phone. Without effect elsewhere. */
  readonly fullScreen?: boolean;
  /** Where the page leads back to; left out on the page of a tab. */
  readonly back?: BackTo | undefined;
  /** How many notifications are new. */
  readonly news?: number | undefined;
  /** A line below the page's header. */
  readonly notice?: ReactNode;
  /** Something that concerns every page. */
  readonly note?: Note | undefined;
  readonly onFeedback: () => void;
  readonly children: ReactNode;
}

/**
 * The frame of every page of a member: a tab bar on a phone, a rail beside the page of a tablet or of a phone held
 * sideways, the menu on a wide screen. The header is part of the page (`HeaderBar`), which takes the way back and
 * the bell from here. Sets `--shell-bottom`, the height of the tab bar; on a phone the sticky footer of a page
 * (`data-bottom-bar="footer"`) takes its place.
 */
export function AppShell({
  feedback = 'floating',
  fullScreen = false,
  back,
  news = 0,
  notice,
  note,
  onFeedback,
  children,
  ...menu
}: AppShellProps) {
  const tabBar = useRef<HTMLDivElement>(null);
  useFocusPageWhenHidden(tabBar);
  const bell = <BellLink news={news} />;
  const end = (
    <div className={styles.withFooter}>
      <FeedbackButton look="plain" onClick={onFeedback} />
    </div>
  );
  const floatingFeedback = <FeedbackButton look="float" onClick={onFeedback} />;
  const brand = (
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
      <SkipLink />
      <aside className={styles.side} data-side-menu aria-label="Side menu">
        <div className={styles.sideTop}>
          {brand}
          <div className={styles.sideActions}>
            {bell}
            {feedback === 'docked' && <FeedbackButton look="plain" onClick={onFeedback} />}
          </div>
        </div>
        <SideMenu {...menu} />
        <ShellNote note={note} />
      </aside>
      <main id="content" className={styles.content} tabIndex={-1}>
        <ShellBarContext value={{ back, brand, bell, end, people: peopleLinks(menu), notice }}>
          {children}
        </ShellBarContext>
      </main>
      <div className={styles.tabs}>
        <ShellNote note={note} />
        <div ref={tabBar} className={styles.tabBar}>
          <TabBar
            items={menu.items}
            path={menu.path}
            bell={bell}
            feedback={floatingFeedback}
            onLocked={menu.onLocked}
          />
        </div>
      </div>
      {feedback === 'floating' && <div className={styles.floating}>{floatingFeedback}</div>}
    </div>
  );
}
