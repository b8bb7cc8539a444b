import { ChevronRight, Lock } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '../actions/Link.tsx';
import styles from './LinkList.module.css';

export function LinkList({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return <ul aria-label={label}>{children}</ul>;
}

export interface LinkRowProps {
  /** A number is set in the serif typeface. */
  readonly lead?: ReactNode;
  readonly note?: ReactNode;
  /** A second line, in small letters. */
  readonly detail?: ReactNode;
  /** How what the row leads to stands now, at its end. */
  readonly value?: ReactNode;
  readonly tone?: 'usual' | 'danger' | undefined;
  readonly trailing?: ReactNode;
  readonly href?: string | undefined;
  /** The link is a file, which is saved under this name. */
  readonly download?: string;
  /** Stands beside what it opens (`Panes`), which is open. */
  readonly current?: boolean;
  /** Plan by which it opens, for what the member's own does not: a tap says why. */
  readonly locked?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  readonly children: ReactNode;
}

/** A row of a list: an icon or number, a text, and a chevron if it is a link or button. */
export function LinkRow({
  lead,
  note,
  detail,
  value,
  tone = 'usual',
  trailing,
  href,
  download,
  locked,
  current = false,
  onClick,
  children,
}: LinkRowProps) {
  const isLink = href !== undefined || onClick !== undefined;
  const content = (
    <>
      {lead !== undefined && (
        <span className={typeof lead === 'number' ? styles.number : styles.icon}>{lead}</span>
      )}
      <span className={styles.text}>
        {children}
        {note !== undefined && <span className={styles.note}> · {note}</span>}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        {locked !== undefined && <span className={styles.plan}> Comes with {locked}</span>}
      </span>
      <span className={styles.end}>
        {value !== undefined && <span className={styles.value}>{value}</span>}
        {trailing}
        {locked !== undefined && <Lock className={styles.lock} aria-hidden />}
        {isLink && locked === undefined && <ChevronRight className={styles.chevron} aria-hidden />}
      </span>
    </>
  );
  return (
    <li className={styles.item}>
      {href !== undefined ? (
        <Link
          className={styles.row}
          data-tone={tone}
          href={href}
          download={download}
          aria-current={current ? 'page' : undefined}
          onClick={onClick}
        >
          {content}
        </Link>
      ) : onClick !== undefined ? (
        <button
          type="button"
          className={styles.row}
          data-tone={tone}
          data-locked={locked !== undefined}
          onClick={onClick}
        >
          {content}
        </button>
      ) : (
        <span className={styles.row}>{content}</span>
      )}
    </li>
  );
}
