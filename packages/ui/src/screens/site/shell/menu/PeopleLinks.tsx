import { Lock } from 'lucide-react';
import { Link } from '../../../../components/actions/Link.tsx';
import { isWithin, type MenuItem } from './menu.ts';
import styles from './PeopleLinks.module.css';
import type { ShellActions } from './ShellLink.tsx';

interface PeopleLinksProps extends Pick<ShellActions, 'onLocked'> {
  readonly items: readonly MenuItem[];
  readonly path: string;
}

const pages = ['messages', 'matches'];

/** The two pages of the People tab. The menu of a wide screen has both. */
export function PeopleLinks({ items, path, onLocked }: PeopleLinksProps) {
  return (
    <nav className={styles.links} aria-label="People">
      {items
        .filter(({ id }) => pages.includes(id))
        .sort((one, other) => pages.indexOf(one.id) - pages.indexOf(other.id))
        .map(({ id, label, href = '', locked }) =>
          locked ? (
            <button
              key={id}
              type="button"
              className={styles.link}
              aria-disabled="true"
              onClick={() => onLocked?.(id)}
            >
              {label}
              <Lock aria-hidden />
              <span className={styles.visuallyHidden}>, locked</span>
            </button>
          ) : (
            <Link
              key={id}
              className={styles.link}
              href={href}
              aria-current={isWithin(path, href) ? 'page' : undefined}
            >
              {label}
            </Link>
          ),
        )}
    </nav>
  );
}
