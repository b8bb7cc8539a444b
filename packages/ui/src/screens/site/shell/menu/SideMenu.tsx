import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Avatar } from '../../../../components/people/Avatar.tsx';
import type { Face } from '../../../../drawings/face.ts';
import { currentItem, type MenuItem, menuGroups } from './menu.ts';
import { type ShellActions, ShellLink } from './ShellLink.tsx';
import styles from './SideMenu.module.css';

export interface SideMenuProps extends ShellActions {
  readonly items: readonly MenuItem[];
  readonly path: string;
  readonly firstName: string;
  readonly face: Face;
}

interface RowsProps extends ShellActions {
  readonly items: readonly MenuItem[];
  readonly current: string | undefined;
}

const Rows = ({ items, current, onLocked, onLogout }: RowsProps) => (
  <ul>
    {items.map((item) => (
      <li key={item.id}>
        <ShellLink
          item={item}
          look="row"
          current={item.id === current}
          onLocked={onLocked}
          onPress={onLogout}
        />
      </li>
    ))}
  </ul>
);

/** The menu of a wide screen: the Dashboard, three groups, and at its end who is logged in, with what is theirs. */
export function SideMenu({ items, path, firstName, face, ...on }: SideMenuProps) {
  const current = currentItem(items, path);
  const rows = { current, ...on };
  const { you: _, ...groups } = menuGroups;
  const own = items.filter(({ group }) => group === 'you');
  return (
    <nav className={styles.menu} aria-label="Menu">
      <div className={styles.groups}>
        <Rows {...rows} items={items.filter(({ id }) => id === 'dashboard')} />
        {Object.entries(groups).map(([group, title]) => (
          <section key={group} className={styles.group} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <Rows {...rows} items={items.filter((item) => item.group === group && item.id !== 'dashboard')} />
          </section>
        ))}
      </div>
      <You firstName={firstName} face={face} startsOpen={own.some(({ id }) => id === current)}>
        <Rows {...rows} items={own} />
      </You>
    </nav>
  );
}

interface YouProps extends Pick<SideMenuProps, 'firstName' | 'face'> {
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

function You({ firstName, face, startsOpen, children }: YouProps) {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <div className={styles.you}>
      <button
        type="button"
        className={styles.welcome}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={firstName} face={face} size="regular" decorative />
        <span className={styles.who}>
          {/* The shell is there before it is known whose it is. */}
          <span className={styles.name}>{firstName ? `Welcome, ${firstName}!` : 'Welcome!'}</span>
          <span className={styles.hint}>Profile and settings</span>
        </span>
        <ChevronDown className={styles.chevron} aria-hidden />
      </button>
      {open && (
        <div id={id} className={styles.own}>
          {children}
        </div>
      )}
    </div>
  );
}
