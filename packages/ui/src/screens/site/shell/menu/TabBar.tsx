import { currentItem, type MenuItem } from './menu.ts';
import { type ShellActions, ShellLink } from './ShellLink.tsx';
import styles from './TabBar.module.css';

export interface TabBarProps extends ShellActions {
  readonly items: readonly MenuItem[];
  readonly path: string;
}

/** The main pages, at the bottom of a phone. */
export function TabBar({ items, path, ...on }: TabBarProps) {
  const current = currentItem(items, path);
  return (
    <nav className={styles.bar} data-bottom-bar aria-label="Main">
      {items.map(({ id, tab, href, icon: Icon, locked, count }) =>
        tab === undefined || href === undefined ? null : (
          <ShellLink
            {...on}
            key={id}
            id={id}
            href={href}
            look="tab"
            current={id === current}
            locked={locked}
            count={count}
            icon={<Icon aria-hidden />}
          >
            {tab}
          </ShellLink>
        ),
      )}
    </nav>
  );
}
