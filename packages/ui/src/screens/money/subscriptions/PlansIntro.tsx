import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import type { UnlockBannerState } from '../early-access/UnlockBanner.tsx';
import styles from './PlansScreen.module.css';

export type PlanStatus =
  /** More can be unlocked by a code. */
  | { readonly kind: 'free' | 'pro'; readonly unlock: UnlockBannerState }
  | { readonly kind: 'premium' }
  /** Unlocked by a code; `since` is a date like "November 21, 2026". */
  | { readonly kind: 'unlocked'; readonly code?: string | undefined; readonly since?: string | undefined };

export function planTitle({ kind }: PlanStatus): ReactNode {
  switch (kind) {
    case 'free':
      return (
        <>
          Find <em>your plan</em>
        </>
      );
    case 'pro':
      return (
        <>
          You have <em>Pro</em>
        </>
      );
    case 'premium':
      return (
        <>
          You have <em>Premium</em>
        </>
      );
    case 'unlocked':
      return (
        <>
          Everything is <em>open</em>
        </>
      );
  }
}

const unlockedBy = (code = '', since = '') =>
  `Your early-access code${code && ` ${code}`} opened all of Premium${since && ` on ${since}`}, at no charge. What is still coming opens for you by itself.`;

function textOf(status: PlanStatus): string {
  switch (status.kind) {
    case 'free':
      return 'Pay by card, month by month, and cancel whenever you like. An early-access code opens everything.';
    case 'pro':
      return 'Your Pro subscription is active. You change or cancel it in your account settings.';
    case 'premium':
      return 'Your Premium subscription is active. You change or cancel it in your account settings.';
    case 'unlocked':
      return unlockedBy(status.code, status.since);
  }
}

/** Unlocking changes the whole page, so the focus moves to the heading, which is then read out. */
export function useFocusHeadingOnChange(kind: PlanStatus['kind']): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    heading.current?.focus();
  }, [kind]);
  return heading;
}

/** What the member's plan is, below the title. */
export function PlansIntro({ status }: { readonly status: PlanStatus }) {
  return (
    <div>
      <p className={styles.text}>{textOf(status)}</p>
      {!('unlock' in status) && (
        <div className={styles.links}>
          <LinkButton href="/messages">Messages</LinkButton>
          {status.kind === 'premium' && (
            <LinkButton href="/account" look="outline">
              Account settings
            </LinkButton>
          )}
          <LinkButton href="/dashboard" look="outline">
            Back to Dashboard
          </LinkButton>
        </div>
      )}
    </div>
  );
}
