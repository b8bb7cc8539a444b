import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../../components/actions/Link.tsx';
import { Mark } from '../../../../drawings/Mark.tsx';
import type { MenuItem } from './menu.ts';
import { countText, type ShellActions } from './ShellLink.tsx';
import styles from './TabBar.module.css';
import { currentTab, type Tab, tabsOf } from './tabs.ts';

export interface TabBarProps extends Pick<ShellActions, 'onLocked'> {
  readonly items: readonly MenuItem[];
  readonly path: string;
  /** Stands in the rail; on a phone it is in the page's header. */
  readonly bell: ReactNode;
  readonly feedback: ReactNode;
}

interface TabLinkProps extends Pick<ShellActions, 'onLocked'> {
  readonly tab: Tab;
  readonly current: boolean;
}

function TabLink({ tab: { id, href, label, icon: Icon, count, locked }, current, onLocked }: TabLinkProps) {
  const content = (
    <>
      <span className={styles.icon}>
        <Icon aria-hidden />
        {count > 0 && (
          <span className={styles.count}>
            {countText(count)}
            <span className={styles.visuallyHidden}> new</span>
          </span>
        )}
        {locked && (
          <span className={styles.lock}>
            <Lock aria-hidden />
          </span>
        )}
      </span>
      <span className={styles.label}>{label}</span>
      {locked && <span className={styles.visuallyHidden}>, locked</span>}
    </>
  );
  return locked ? (
    <button
      type="button"
      className={styles.tab}
      aria-disabled="true"
      aria-current={current ? 'page' : undefined}
      onClick={() => onLocked?.(id)}
    >
      {content}
    </button>
  ) : (
    <Link className={styles.tab} href={href} aria-current={current ? 'page' : undefined}>
      {content}
    </Link>
  );
}

/**
 * The five places with the feedback button: at the bottom of a phone, and on a tablet or a phone held sideways a
 * rail at the start, which has the bell too.
 */
export function TabBar({ items, path, bell, feedback, onLocked }: TabBarProps) {
  const current = currentTab(path);
  return (
    <div className={styles.bar} data-bottom-bar>
      <Link className={styles.mark} href="/dashboard" aria-label={productName}>
        <Mark />
      </Link>
      <nav className={styles.tabs} aria-label="Main">
        {tabsOf(items).map((tab) => (
          <TabLink key={tab.id} tab={tab} current={tab.id === current} onLocked={onLocked} />
        ))}
      </nav>
      <div className={styles.bell}>{bell}</div>
      <div className={styles.feedback}>{feedback}</div>
    </div>
  );
}
