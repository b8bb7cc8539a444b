import { type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { Link } from '../../../components/actions/Link.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { WaitingCount } from './AdminMenu.tsx';
import styles from './AdminPage.module.css';
import { AdminCountsContext } from './admin-counts.ts';
import { type AdminPageId, adminPages, pagesIn } from './admin-pages.ts';
import { useRowKeys } from './use-row-keys.ts';

export interface AdminPageProps {
  /** Which page it is, or belongs to. */
  readonly current: AdminPageId;
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The outer layout of a page of administrators; j and k go through its rows. On a phone they lead to each other here, elsewhere in the menu. */
export function AdminPage({ current, title, actions, children }: AdminPageProps) {
  const list = useRef<HTMLUListElement>(null);
  const counts = use(AdminCountsContext);
  const shown = pagesIn(adminPages, counts);
  useRowKeys();
  // Links scroll sideways on a phone, and the current one may be the last.
  useLayoutEffect(() => {
    let isShown = true;
    const showCurrent = () => {
      const link = list.current?.querySelector(`[data-page="${current}"]`);
      if (isShown && list.current && link instanceof HTMLElement)
        list.current.scrollLeft = link.offsetLeft - 20;
    };
    showCurrent();
    // Links have another width in their own font.
    void document.fonts.ready.then(showCurrent);
    return () => {
      isShown = false;
    };
  }, [current]);
  return (
    <Page className={styles.page} title={title} actions={actions}>
      <nav className={styles.menu} aria-label="Administration">
        <ul ref={list} className={styles.links}>
          {shown.map(([id, { label, href }]) => (
            <li key={id} data-page={id}>
              <Link className={styles.link} href={href} aria-current={id === current ? 'page' : undefined}>
                {label}
                <WaitingCount count={counts[id]} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Page>
  );
}
