import { type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { Link } from '../../../components/actions/Link.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import styles from './AdminPage.module.css';
import { AdminCountsContext } from './admin-counts.ts';

/** The pages of administrators, in the order of their navigation. */
const pages = {
  overview: { label: 'Overview', href: '/admin' },
  members: { label: 'Members', href: '/admin/members' },
  cases: { label: 'Cases', href: '/admin/cases' },
  checks: { label: 'Checks', href: '/admin/checks' },
  'early-access': { label: 'Early access', href: '/admin-early-access' },
  feedback: { label: 'Feedback', href: '/admin/feedback' },
  orders: { label: 'Orders', href: '/admin/orders' },
  disputes: { label: 'Disputes', href: '/admin/disputes' },
  money: { label: 'Money', href: '/admin/money' },
  audit: { label: 'Audit', href: '/admin/audit' },
} as const;

export interface AdminPageProps {
  /** Which page it is, or belongs to. */
  readonly current: keyof typeof pages;
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The outer layout of a page of administrators: they all lead to each other. */
export function AdminPage({ current, title, actions, children }: AdminPageProps) {
  const list = useRef<HTMLUListElement>(null);
  const counts = use(AdminCountsContext);
  const shown = Object.entries(pages).filter(([id]) => counts[id] !== 'off');
  // On a phone the links scroll sideways, and the current one may be the last.
  useLayoutEffect(() => {
    let isShown = true;
    const showCurrent = () => {
      const link = list.current?.querySelector(`[data-page="${current}"]`);
      if (isShown && list.current && link instanceof HTMLElement)
        list.current.scrollLeft = link.offsetLeft - 20;
    };
    showCurrent();
    // In their own font the links have another width.
    void document.fonts.ready.then(showCurrent);
    return () => {
      isShown = false;
    };
  }, [current]);
  return (
    <Page className={styles.page} title={title} actions={actions}>
      <nav aria-label="Administration">
        <ul ref={list} className={styles.links}>
          {shown.map(([id, { label, href }]) => (
            <li key={id} data-page={id}>
              <Link className={styles.link} href={href} aria-current={id === current ? 'page' : undefined}>
                {label}
                {Number(counts[id] ?? 0) > 0 && (
                  <span className={styles.count}>
                    {counts[id]}
                    <span className={styles.visuallyHidden}> waiting</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Page>
  );
}
