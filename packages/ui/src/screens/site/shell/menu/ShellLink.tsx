import { Lock } from 'lucide-react';
import { Link } from '../../../../components/actions/Link.tsx';
import type { MenuItem } from './menu.ts';
import styles from './ShellLink.module.css';

export interface ShellActions {
  /** Asked for items that are not included in the member's plan. */
  readonly onLocked?: ((id: string) => void) | undefined;
  readonly onLogout: () => void;
}

export interface ShellLinkProps extends Pick<ShellActions, 'onLocked'> {
  readonly item: MenuItem;
  /** A row of the side menu, or a cell of the Me page. */
  readonly look: 'row' | 'cell';
  readonly current?: boolean;
  /** What an item without an address does. */
  readonly onPress: () => void;
}

/** What waits, in three letters at most. */
export const countText = (count: number) => (count > 99 ? '99+' : count);

/** An item of the menu: a link, a button that says why it is locked, or a button that does something at once. */
export function ShellLink({ item, look, current = false, onLocked, onPress }: ShellLinkProps) {
  const { id, label, icon: Icon, href, locked = false, count = 0 } = item;
  const content = (
    <>
      <Icon aria-hidden />
      <span className={styles.label}>{label}</span>
      {count > 0 && !locked && (
        <span className={styles.count}>
          {countText(count)}
          <span className={styles.visuallyHidden}> new</span>
        </span>
      )}
      {locked && (
        <span className={styles.lock}>
          <Lock aria-hidden />
          <span className={styles.visuallyHidden}>, locked</span>
        </span>
      )}
    </>
  );
  const shared = { className: styles.link, 'data-look': look };
  if (href === undefined) {
    return (
      <button type="button" {...shared} onClick={onPress}>
        {content}
      </button>
    );
  }
  if (locked) {
    return (
      <button type="button" {...shared} aria-disabled="true" onClick={() => onLocked?.(id)}>
        {content}
      </button>
    );
  }
  return (
    <Link {...shared} href={href} aria-current={current ? 'page' : undefined}>
      {content}
    </Link>
  );
}
