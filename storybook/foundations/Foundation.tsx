import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styles from './Foundation.module.css';

export interface FoundationProps {
  readonly title: ReactNode;
  readonly lead: string;
  /** Makes room for rows of screens. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The layout of a foundation page. */
export function Foundation({ title, lead, wide = false, children }: FoundationProps) {
  return (
    <Unstyled>
      <article className={wide ? styles.widePage : styles.page} data-gallery={wide || undefined}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </article>
    </Unstyled>
  );
}

export interface PartProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

export function Part({ title, note, children }: PartProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </section>
  );
}
