import { ChevronRight } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import styles from './LinkList.module.css';

export function ContentsList({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ContentsRowProps {
  /** A number is set in the serif; an icon stays quiet. */
  readonly lead?: ReactNode;
  /** The number is the least that it may be. */
  readonly orMore?: boolean;
  readonly note?: ReactNode;
  readonly trailing?: ReactNode;
  readonly href?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/** A row of a contents page: hairline, number, words, and where it leads. */
export function ContentsRow({
  lead,
  orMore = false,
  note,
  trailing,
  href,
  onClick,
  children,
}: ContentsRowProps) {
  const leads = href !== undefined || onClick !== undefined;
  const inside = (
    <>
      {lead !== undefined && (
        <span className={typeof lead === 'number' ? styles.number : styles.icon}>
          {lead}
          {orMore && '+'}
        </span>
      )}
      <span className={styles.words}>
        {children}
        {note !== undefined && <span className={styles.note}> · {note}</span>}
      </span>
      {trailing}
      {leads && <ChevronRight className={styles.chevron} aria-hidden />}
    </>
  );
  return (
    <li className={styles.item}>
      {href !== undefined ? (
        <a className={styles.row} href={href} onClick={onClick}>
          {inside}
        </a>
      ) : onClick !== undefined ? (
        <button type="button" className={styles.row} onClick={onClick}>
          {inside}
        </button>
      ) : (
        <span className={styles.row}>{inside}</span>
      )}
    </li>
  );
}
