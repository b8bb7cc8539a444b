import type { CodeView, EarlyAccessView } from '@nestmates/application/office/early-access/contract.ts';
import { slotsOf } from '@nestmates/domain/money/early-access/slots.ts';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready, type AdminUnreadyState } from '../admin/AdminUnready.tsx';
import type { Question } from '../admin/question.ts';
import { ResetPasswordForm, type ResetState, ResetUserForm } from '../admin/ResetForms.tsx';
import type { PasswordReset } from '../admin/reset-schemas.ts';
import styles from './AdminEarlyAccessScreen.module.css';
import { CodesSection } from './CodesSection.tsx';
import type { NewCodeState } from './NewCodeDialog.tsx';
import { UnlockedMembers } from './UnlockedMembers.tsx';

export interface EarlyAccessReady {
  readonly kind: 'ready';
  readonly access: EarlyAccessView;
  readonly codes: readonly CodeView[];
  /** The e-mail of a member. */
  readonly revoking: Question<string>;
  readonly closing: Question<string>;
  readonly resetUser: ResetState<string>;
  readonly resetPassword: ResetState<PasswordReset>;
  /** The form of a new code, while it is open. */
  readonly newCode?: NewCodeState | undefined;
  onNewCode(): void;
}

export type AdminEarlyAccessState = AdminUnreadyState | EarlyAccessReady;

const failure = {
  title: 'Something went wrong',
  text: 'Failed to load early access data. Please try refreshing the page.',
};

function Content(state: EarlyAccessReady) {
  const { access, codes, revoking, resetUser, resetPassword } = state;
  const { total, remaining } = slotsOf(codes);
  return (
    <div className={styles.content}>
      <dl className={styles.counters}>
        <div>
          <dt>Total unlocked users</dt>
          <dd>
            <span className={styles.count}>{access.totalCount}</span> out of {total} slots
          </dd>
        </div>
        <div>
          <dt>Remaining slots</dt>
          <dd>
            <span className={styles.count}>{remaining}</span>
          </dd>
        </div>
      </dl>
      <UnlockedMembers members={access.users} revoking={revoking} />
      <CodesSection {...state} />
      <div className={styles.resets}>
        <section aria-label="Reset user data">
          <SectionHeading>Reset user data</SectionHeading>
          <p className={styles.lead}>
            Clears her profile, children and onboarding progress. Orders and messages stay.
          </p>
          <ResetUserForm {...resetUser} />
        </section>
        <section aria-label="Reset password">
          <SectionHeading>Reset password</SectionHeading>
          <p className={styles.lead}>For a member who cannot use the link that she is sent.</p>
          <ResetPasswordForm {...resetPassword} />
        </section>
      </div>
    </div>
  );
}

/** Who has early access and by which code, and what an administrator can take back or begin anew. */
export const AdminEarlyAccessScreen = ({ state }: { readonly state: AdminEarlyAccessState }) => (
  <AdminPage
    current="early-access"
    title={
      <>
        Early Access <em>Management</em>
      </>
    }
  >
    {state.kind === 'ready' ? (
      <Content {...state} />
    ) : (
      <AdminUnready state={state} what="early access" failure={failure} />
    )}
  </AdminPage>
);
