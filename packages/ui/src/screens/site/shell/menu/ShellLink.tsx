import { Lock } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../../../components/actions/Link.tsx';
import styles from './ShellLink.module.css';

export interface ShellActions {
  /** After a click that leaves this page. */
  readonly onLeave?: (() => void) | undefined;
  /** For items that are not included in the member's plan. */
  readonly onLocked?: ((id: string) => void) | undefined;
}

export interface ShellLinkProps extends ShellActions {
  readonly id: string;
  readonly href: string;
  readonly look: 'menu' | 'tab';
  readonly current: boolean;
  readonly locked?: boolean | undefined;
  readonly count?: number | undefined;
  readonly icon: ReactNode;
  readonly children: string;
}

const opensNewTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link to one of the main pages, or a button that says why it is locked. */
export function ShellLink({
  id,
  href,
  look,
  current,
  locked,
  count = 0,
  icon,
  children,
  ...on
}: ShellLinkProps) {
  const content = (
    <>
      <span>{icon}</span>
      <span className={styles.label}>{children}</span>
      {count > 0 && !locked && (
        <span className={styles.count}>
          {count > 99 ? '99+' : count}
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
  if (locked) {
    return (
      <button
        type="button"
        className={styles.link}
        data-look={look}
        aria-disabled="true"
        onClick={() => on.onLocked?.(id)}
      >
        {content}
      </button>
    );
  }
  return (
    <Link
      href={href}
      className={styles.link}
      data-look={look}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (!opensNewTab(event)) on.onLeave?.();
      }}
    >
      {content}
    </Link>
  );
}
