import type { ReactNode } from 'react';
import { LinkButton } from '../../components/actions/LinkButton.tsx';
import { Badge } from '../../components/labels/Badge.tsx';
import styles from './DashboardScreen.module.css';

export interface Door {
  readonly label: string;
  readonly href: string;
}

export interface DashboardScreenState {
  /** "Thursday, June 4", in the member's own time. */
  readonly date: string;
  readonly firstName: string;
  readonly premiumMember: boolean;
  /** The quick ways in; the first is the main action. */
  readonly doors: readonly Door[];
  /** The day at a glance and what waits for an answer. Every card reads for itself, so none can blank the page. */
  readonly cards: ReactNode;
  /** What she may take up or send away. Where there is none of it, the page is one column. */
  readonly offers: ReactNode;
}

export function DashboardScreen({ state }: { readonly state: DashboardScreenState }) {
  const { date, firstName, premiumMember, doors, cards, offers } = state;
  return (
    <div className={styles.room}>
      <div className={styles.page}>
        <header className={styles.greeting}>
          <div className={styles.today}>
            <p className={styles.date}>{date}</p>
            {premiumMember && <Badge tone="berry">Premium Member</Badge>}
          </div>
          <h1 className={styles.title}>
            Hi <em>{firstName}!</em>
          </h1>
          {doors.length > 0 && (
            <nav className={styles.doors} aria-label="Quick ways in">
              {doors.map(({ label, href }, index) => (
                <LinkButton key={href} href={href} look={index === 0 ? 'main' : 'outline'}>
                  {label}
                </LinkButton>
              ))}
            </nav>
          )}
        </header>
        {/* Each takes the focus of what goes away in it, so that she stays where she was. */}
        <div className={styles.cards} tabIndex={-1}>
          {cards}
        </div>
        <div className={styles.offers} tabIndex={-1}>
          {offers}
        </div>
      </div>
    </div>
  );
}
