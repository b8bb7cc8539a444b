import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import styles from './AccountScreen.module.css';
import { AccountSection } from './AccountSection.tsx';
import { ChangePasswordForm, type ChangePasswordState } from './ChangePasswordForm.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import type { DeletionState } from './deletion-state.ts';
import { ResendButton } from './ResendButton.tsx';
import { ThemeChoice, type ThemeState } from './ThemeChoice.tsx';
import type { VerificationResend } from './verification.ts';

interface Ready {
  readonly kind: 'ready';
  readonly email: string;
  readonly verification: 'verified' | VerificationResend;
  readonly name: string | null;
  readonly status: 'Premium' | 'Pro' | 'Free';
  readonly password: ChangePasswordState;
  readonly theme: ThemeState;
  readonly deletion: DeletionState;
  /** Sections about how the member logs in. */
  readonly signIn?: ReactNode;
  /** How the member hears of things: with the appearance these are the settings that the menu leads to. */
  readonly notifications?: ReactNode;
  /** Further sections (AccountSection) before the danger zone. */
  readonly more?: ReactNode;
}

export type AccountScreenState = Unready | { readonly kind: 'signed-out' } | Ready;

export function AccountScreen({ state }: { readonly state: AccountScreenState }) {
  if (state.kind === 'signed-out') return null;
  return (
    <Page
      className={styles.page}
      title={
        <>
          Account <em>Settings</em>
        </>
      }
    >
      <div>
        <Content state={state} />
      </div>
    </Page>
  );
}

function Content({ state }: { readonly state: Exclude<AccountScreenState, { kind: 'signed-out' }> }) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your account">
          <div className={styles.shapes}>
            <Skeleton shape="heading" width="40%" />
            <Skeleton width="80%" />
            <Skeleton width="60%" />
            <Skeleton width="70%" />
          </div>
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError what="your account" onRetry={state.onRetry} />;
    case 'ready':
      return <Sections {...state} />;
  }
}

function Sections({
  email,
  verification,
  name,
  status,
  password,
  theme,
  deletion,
  signIn,
  notifications,
  more,
}: Ready) {
  return (
    <>
      <AccountSection title="You">
        <dl className={styles.facts}>
          <div>
            <dt>Email</dt>
            <dd className={styles.status}>
              <span className={styles.email}>{email}</span>
              {verification === 'verified' ? (
                <Badge tone="moss">Verified</Badge>
              ) : (
                <>
                  <Badge tone="ochre">Not verified</Badge>
                  <ResendButton look="text" size="small" resend={verification} />
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>Name</dt>
            <dd>{name || 'Not provided'}</dd>
          </div>
          <div>
            <dt>Account Status</dt>
            <dd className={styles.status}>
              <Badge tone={status === 'Free' ? 'plain' : 'berry'}>{status}</Badge>
              {status !== 'Premium' && (
                <LinkButton href="/subscribe" look="text" size="small">
                  See plans
                </LinkButton>
              )}
            </dd>
          </div>
        </dl>
      </AccountSection>
      <AccountSection title="Change Password" lead="Your other devices are logged out with it.">
        <ChangePasswordForm key={password.succeeded} {...password} />
      </AccountSection>
      {signIn}
      <div id="settings" className={styles.settings} tabIndex={-1}>
        <AccountSection title="Appearance">
          <ThemeChoice {...theme} />
        </AccountSection>
        {notifications}
      </div>
      {more}
      <AccountSection title="Danger Zone" tone="danger" lead="What is deleted here does not come back.">
        <DeleteAccount {...deletion} />
      </AccountSection>
    </>
  );
}
