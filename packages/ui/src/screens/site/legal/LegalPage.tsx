import { productName } from '@nestmates/domain/platform/shared/product.ts';
import type { ReactNode } from 'react';
import { Link } from '../../../components/actions/Link.tsx';
import { Wordmark } from '../../../drawings/Wordmark.tsx';
import type { Clause } from './clauses.ts';
import styles from './LegalPage.module.css';
import { PublicFooter } from './PublicFooter.tsx';

export interface LegalPageProps {
  readonly title: ReactNode;
  readonly lead: string;
  readonly clauses: readonly Clause[];
}

/** A legal text; on a wide screen with a table of contents beside it. */
export function LegalPage({ title, lead, clauses }: LegalPageProps) {
  return (
    <>
      <header className={styles.header}>
        <Link className={styles.brand} href="/" aria-label={`${productName}, back to Home`}>
          <Wordmark />
        </Link>
      </header>
      <main className={styles.main}>
        <div className={styles.top}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <nav className={styles.contents} aria-label="On this page">
          <ol>
            {clauses.map((clause) => (
              <li key={clause.id}>
                <a href={`#${clause.id}`}>{clause.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {clauses.map((clause) => (
            <section key={clause.id} id={clause.id} className={styles.clause}>
              <h2 className={styles.heading}>{clause.title}</h2>
              {clause.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {clause.items && (
                <dl className={styles.items}>
                  {clause.items.map(({ id, title: name, words }) => (
                    <div key={id} id={id} className={styles.item}>
                      <dt>{name}</dt>
                      <dd>{words}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </section>
          ))}
        </div>
      </main>
      <PublicFooter />
    </>
  );
}
