import { Avatar } from '../../../../components/people/Avatar.tsx';
import type { Face } from '../../../../drawings/face.ts';
import { currentItem, type MenuItem } from './menu.ts';
import { type ShellActions, ShellLink } from './ShellLink.tsx';
import styles from './SideMenu.module.css';

export interface SideMenuProps extends ShellActions {
  readonly items: readonly MenuItem[];
  readonly path: string;
  readonly firstName: string;
  readonly face: Face;
  readonly onLogout: () => void;
}

export function SideMenu({ items, path, firstName, face, onLogout, ...on }: SideMenuProps) {
  const current = currentItem(items, path);
  const group = (name: MenuItem['group']) => items.filter((item) => item.group === name);
  const row = ({ id, label, icon: Icon, href, locked, count }: MenuItem) => (
    <li key={id}>
      {href === undefined ? (
        <button type="button" className={styles.action} onClick={onLogout}>
          <Icon aria-hidden />
          {label}
        </button>
      ) : (
        <ShellLink
          {...on}
          id={id}
          href={href}
          look="menu"
          current={id === current}
          locked={locked}
          count={count}
          icon={<Icon aria-hidden />}
        >
          {label}
        </ShellLink>
      )}
    </li>
  );
  return (
    <div className={styles.menu}>
      <nav aria-label="Menu">
        <ul>{group('places').map(row)}</ul>
        <ul className={styles.account}>{group('self').map(row)}</ul>
      </nav>
      <p className={styles.welcome}>
        <Avatar name={firstName} face={face} size="small" decorative />
        {/* The shell is there before it is known whose it is. */}
        <span>{firstName ? `Welcome, ${firstName}!` : 'Welcome!'}</span>
      </p>
    </div>
  );
}
