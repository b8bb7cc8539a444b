import { ArrowLeft } from 'lucide-react';
import { use } from 'react';
import { Link } from '../../../components/actions/Link.tsx';
import styles from './AdminMenu.module.css';
import { type AdminCounts, AdminCountsContext } from './admin-counts.ts';
import { adminPageGroups, currentAdminPage, pagesIn } from './admin-pages.ts';

/** The menu beside the pages of administrators: on a tablet icons with their words below, on a wide screen rows. */
export function AdminMenu({ path }: { readonly path: string }) {
  const counts = use(AdminCountsContext);
  const current = currentAdminPage(path);
  return (
    <nav className={styles.menu} aria-label="Administration">
      {Object.entries(adminPageGroups).map(([title, pages]) => (
        <section key={title} className={styles.group} aria-label={title}>
          <p className={styles.title}>{title}</p>
          <ul>
            {pagesIn(pages, counts).map(([id, { label, href, icon: Icon }]) => (
              <li key={id}>
                <Link className={styles.link} href={href} aria-current={id === current ? 'page' : undefined}>
                  <Icon aria-hidden />
                  <span className={styles.label}>{label}</span>
                  <WaitingCount count={counts[id]} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Link className={`${styles.link} ${styles.back}`} href="/dashboard" aria-label="Back to the app">
        <ArrowLeft aria-hidden />
        <span className={styles.label}>Back to the app</span>
      </Link>
    </nav>
  );
}

/** How much waits on a page, in three letters at most. */
export const WaitingCount = ({ count = 0 }: { readonly count: AdminCounts[string] }) =>
  count !== 'off' &&
  count > 0 && (
    <span className={styles.count}>
      {count > 99 ? '99+' : count}
      <span className={styles.visuallyHidden}> waiting</span>
    </span>
  );
