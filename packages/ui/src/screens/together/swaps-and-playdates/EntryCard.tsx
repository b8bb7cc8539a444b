import type { PersonView } from '@nestmates/application/members/people/person-view.ts';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Badge, type BadgeTone } from '../../../components/labels/Badge.tsx';
import { Portrait } from '../../../components/people/Portrait.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import styles from './EntryCard.module.css';
import type { EntrySentence } from './entry-sentence.ts';

interface EntryCardProps {
  /** "Saturday, June 6, 2 to 4 PM, with Amara" */
  readonly label: string;
  readonly user: Pick<PersonView, 'firstName' | 'profilePhotoUrl'>;
  readonly sentence: EntrySentence;
  readonly badge: { readonly tone: BadgeTone; readonly words: string };
  /** Words beside the badge. */
  readonly note?: string | undefined;
  readonly menu?: ReactNode;
  /** Whether the address of the page names it: it is then open and in view. */
  readonly named?: boolean | undefined;
  readonly details?: ReactNode;
  /** What is to be done about it, and what has to be known for that. */
  readonly children?: ReactNode;
}

/** No line ends between an hour and its AM, or a month and its day. */
export function unbroken(when: string): readonly ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, index } of when.matchAll(/[\d:]+ [AP]M|[A-Z]\w+ \d+/g)) {
    parts.push(
      when.slice(end, index),
      <span key={index} className={whole.endsWith('M') ? styles.hour : styles.day}>
        {whole}
      </span>,
    );
    end = index + whole.length;
  }
  return [...parts, when.slice(end)];
}

/** A swap or a playdate as one sentence with the other's face; the details come on a tap. */
export function EntryCard({
  label,
  user,
  sentence: { before, when, after },
  badge,
  note,
  menu,
  named = false,
  details,
  children,
}: EntryCardProps) {
  const [open, setOpen] = useState(named);
  const [sentenceId, detailsId] = [useId(), useId()];
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!named) return;
    setOpen(true);
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [named]);
  return (
    <article ref={card} className={styles.entry} aria-label={label} tabIndex={-1}>
      <div className={styles.lead}>
        <div className={styles.face}>
          <Portrait name={user.firstName} face={photoOrInitial(user.profilePhotoUrl)} decorative />
        </div>
        <h2 className={styles.sentence} id={sentenceId}>
          {before}
          {when !== undefined && (
            <>
              {' '}
              <em>{unbroken(when)}</em>
            </>
          )}
          {after !== undefined && ` ${after}`}
        </h2>
        <div className={styles.row}>
          <Badge tone={badge.tone}>{badge.words}</Badge>
          {note !== undefined && <span className={styles.note}>{note}</span>}
          <span className={styles.end}>
            {details && (
              <button
                type="button"
                className={styles.trigger}
                aria-expanded={open}
                aria-controls={open ? detailsId : undefined}
                aria-describedby={sentenceId}
                onClick={() => setOpen(!open)}
              >
                Details
                <ChevronDown className={styles.chevron} aria-hidden />
              </button>
            )}
            {menu && <span className={styles.menu}>{menu}</span>}
          </span>
        </div>
      </div>
      {details && open && (
        <div id={detailsId} className={styles.details}>
          {details}
        </div>
      )}
      {children}
    </article>
  );
}
