import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import styles from './DashboardScreen.module.css';

export interface QuickLink {
  readonly label: string;
  readonly href: string;
}

export interface DashboardScreenState {
  /** "Thursday, June 4", in the member's time zone. */
  readonly date: string;
  readonly firstName: string;
  /** The plan of a subscriber. */
  readonly subscribedTo?: 'Pro' | 'Premium' | undefined;
  /** The first is the main action. */
  readonly quickLinks: readonly QuickLink[];
  /** What the member has to see to, on top. */
  readonly notice?: ReactNode;
  /** Each card loads its own data, so that a failed one does not affect the others. */
  readonly cards: ReactNode;
  /** Below the cards on a phone, beside them on a wide screen. */
  readonly links: ReactNode;
  readonly promos: ReactNode;
}

export function DashboardScreen({ state }: { readonly state: DashboardScreenState }) {
  const { date, firstName, subscribedTo, quickLinks, notice, cards, links, promos } = state;
  return (
    <div className={styles.container}>
      <Page className={styles.page}>
        <header className={styles.greeting}>
          <div className={styles.today}>
            <p className={styles.date}>{date}</p>
            {subscribedTo && <Badge tone="berry">{subscribedTo} Member</Badge>}
          </div>
          <h1 className={styles.title}>
            Hi <em>{firstName}!</em>
          </h1>
          {quickLinks.length > 0 && (
            <nav className={styles.quickLinks} aria-label="Quick ways in">
              {quickLinks.map(({ label, href }, index) => (
                <LinkButton key={href} href={href} look={index === 0 ? 'main' : 'outline'}>
                  {label}
                </LinkButton>
              ))}
            </nav>
          )}
        </header>
        {/* Focusable, because cards and promotions may disappear while they have the focus. */}
        <div className={styles.cards} tabIndex={-1}>
          {notice}
          {cards}
        </div>
        <div className={styles.side}>
          {links}
          <div className={styles.promos} tabIndex={-1}>
            {promos}
          </div>
        </div>
      </Page>
    </div>
  );
}
