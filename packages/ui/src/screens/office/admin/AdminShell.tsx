import { productName } from '@nestmates/domain/platform/shared/product.ts';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { Link } from '../../../components/actions/Link.tsx';
import { ShellBarContext } from '../../../components/layout/shell-bar.ts';
import type { BackTo } from '../../../components/navigation/BackLink.tsx';
import { Avatar } from '../../../components/people/Avatar.tsx';
import type { Face } from '../../../drawings/face.ts';
import { Wordmark } from '../../../drawings/Wordmark.tsx';
import { FeedbackButton } from '../../site/shell/FeedbackButton.tsx';
import { type Note, ShellNote } from '../../site/shell/ShellNote.tsx';
import { SkipLink } from '../../site/shell/SkipLink.tsx';
import { AdminMenu } from './AdminMenu.tsx';
import styles from './AdminShell.module.css';

export interface AdminShellProps {
  readonly path: string;
  readonly firstName: string;
  readonly face: Face;
  /** Page that this one leads back to. */
  readonly back?: BackTo | undefined;
  readonly note?: Note | undefined;
  readonly onFeedback: () => void;
  readonly onSearch: () => void;
  readonly children: ReactNode;
}

/**
 * The frame of the pages of administrators, with a menu of their own instead of the members'. On a phone that
 * stands below each page's title.
 */
export function AdminShell({
  path,
  firstName,
  face,
  back,
  note,
  onFeedback,
  onSearch,
  children,
}: AdminShellProps) {
  const feedback = <FeedbackButton look="plain" onClick={onFeedback} />;
  const brand = (
    <Link className={styles.brand} href="/admin" aria-label={`${productName} administration`}>
      <Wordmark />
    </Link>
  );
  const end = (
    <>
      <IconButton label="Search" icon={<Search aria-hidden />} onClick={onSearch} />
      {feedback}
    </>
  );
  return (
    <div className={styles.shell} data-note={note !== undefined}>
      <SkipLink />
      <aside className={styles.side} data-side-menu aria-label="Side menu">
        <div className={styles.top}>{brand}</div>
        <div className={styles.search}>
          <button type="button" className={styles.searchRow} onClick={onSearch}>
            <Search aria-hidden />
            <span className={styles.searchLabel}>Search</span>
            <kbd className={styles.key} aria-hidden>
              /
            </kbd>
          </button>
        </div>
        <AdminMenu path={path} />
        <div className={styles.you}>
          <Avatar name={firstName} face={face} decorative />
          <p className={styles.who}>
            <span className={styles.name}>{firstName}</span>
            <span className={styles.role}>Administrator</span>
          </p>
          {feedback}
        </div>
        <div className={styles.noteInMenu}>
          <ShellNote note={note} />
        </div>
      </aside>
      <main id="content" className={styles.content} tabIndex={-1}>
        <ShellBarContext value={{ back, brand, end }}>{children}</ShellBarContext>
      </main>
      <div className={styles.noteBelow}>
        <ShellNote note={note} />
      </div>
    </div>
  );
}
