import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import styles from './DashboardScreen.module.css';
import { LeadStory, type LeadStoryState } from './LeadStory.tsx';

export type QuickLink =
  | { readonly label: string; readonly href: string }
  /** Not included in the member's plan: a tap says why. */
  | { readonly label: string; onLocked(): void };

export interface DashboardScreenState {
  /** "Thursday, June 4", in the member's time zone. */
  readonly date: string;
  readonly firstName: string;
  /** The plan of a subscriber. */
  readonly subscribedTo?: 'Pro' | 'Premium' | undefined;
  readonly lead: LeadStoryState;
  /** The first is the main action. */
  readonly quickLinks: readonly QuickLink[];
  /** What the member has to see to, on top. */
  readonly notice?: ReactNode;
  /** Each loads its own data, so that a failed one does not affect the others. */
  readonly parts: Readonly<Partial<Record<DashboardPart, ReactNode>>>;
}

/** Parts below the story of the page, in order; on a wide screen in two columns. */
const partNames = ['snapshot', 'week', 'waiting', 'nearby', 'insight', 'marketplace', 'ways'] as const;
export type DashboardPart = (typeof partNames)[number];

export function DashboardScreen({ state }: { readonly state: DashboardScreenState }) {
  const { date, firstName, subscribedTo, lead, quickLinks, notice, parts } = state;
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
        </header>
        {notice}
        <div className={styles.parts}>
          <div className={styles.first}>
            <LeadStory state={lead} />
            {quickLinks.length > 0 && (
              <nav
                className={styles.quickLinks}
                aria-label="Quick ways in"
                data-locked={quickLinks.some((link) => 'onLocked' in link)}
              >
                {quickLinks.map((link, index) =>
                  'href' in link ? (
                    <LinkButton key={link.label} href={link.href} look={index === 0 ? 'main' : 'outline'}>
                      {link.label}
                    </LinkButton>
                  ) : (
                    <Button
                      key={link.label}
                      look="locked"
                      icon={<Lock aria-hidden />}
                      aria-label={`${link.label}, comes with Pro`}
                      onClick={link.onLocked}
                    >
                      {link.label}
                    </Button>
                  ),
                )}
              </nav>
            )}
          </div>
          {partNames.map((name) => (
            // Focusable, because its content may disappear while it has the focus.
            <div key={name} className={styles[name]} tabIndex={-1}>
              {parts[name]}
            </div>
          ))}
        </div>
      </Page>
    </div>
  );
}
