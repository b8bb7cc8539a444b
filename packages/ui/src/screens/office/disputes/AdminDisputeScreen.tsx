import type { DisputePageView } from '@nestmates/application/office/disputes/contract.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { SectionHeading } from '../../../components/layout/SectionHeading.tsx';
import { TimelinePhotos } from '../../market/orders/page/TimelineStep.tsx';
import detail from '../admin/AdminDetail.module.css';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready, type AdminUnreadyState } from '../admin/AdminUnready.tsx';
import { QuestionDialog } from '../admin/QuestionDialog.tsx';
import type { Question } from '../admin/question.ts';
import styles from './AdminDisputeScreen.module.css';
import { DisputeBadges } from './DisputeBadges.tsx';
import { DisputeFigures } from './DisputeFigures.tsx';
import { DisputeNotices } from './DisputeNotices.tsx';
import { reasonText, subjectOf, whoPaid } from './dispute-text.ts';
import { EvidenceSection } from './EvidenceSection.tsx';

export type AdminDisputeScreenState =
  | AdminUnreadyState
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'ready';
      readonly dispute: DisputePageView;
      readonly now: Date;
      readonly dismissal: Question<DisputePageView>;
      onAnswer(): void;
    };

function Dispute({ dispute, now, dismissal, onAnswer }: Extract<AdminDisputeScreenState, { kind: 'ready' }>) {
  const { order, actions, reason, photoUrls } = dispute;
  return (
    <div className={detail.columns}>
      <div className={detail.main}>
        <div className={detail.head}>
          <DisputeBadges dispute={dispute} />
          <h2 className={detail.title}>{subjectOf(dispute)}</h2>
          <p className={detail.quiet}>
            {whoPaid(dispute)}. {reasonText(reason)}.
          </p>
          {order && (
            <p>
              <TextLink href={`/admin/orders/${order.id}`}>See order {order.id}</TextLink>
            </p>
          )}
        </div>
        <DisputeNotices dispute={dispute} now={now} />
        <DisputeFigures dispute={dispute} />
        {actions.length > 0 && (
          <div className={styles.actions}>
            {actions.includes('sendEvidence') && (
              <Button wide onClick={onAnswer}>
                Answer the Bank
              </Button>
            )}
            {order && dispute.kind !== 'dispute' && (
              <LinkButton wide href={`/admin/orders/${order.id}`}>
                Decide About the Order
              </LinkButton>
            )}
            {actions.includes('dismiss') && (
              <Button wide look="outline" onClick={() => dismissal.onAsk(dispute)}>
                Leave the Payment
              </Button>
            )}
          </div>
        )}
        <QuestionDialog
          question={dismissal}
          title="Leave the payment as it is?"
          confirm="Leave It"
          confirming="Leaving…"
          describe={(about) => `${whoPaid(about)}. If a bank asks for the money, it stands here again.`}
        />
      </div>
      {dispute.kind !== 'warning' && (
        <div className={detail.main}>
          <EvidenceSection evidence={dispute.evidence} isSent={dispute.evidenceSentAt !== null} />
          {photoUrls.length > 0 && (
            <section aria-label="Photos">
              <SectionHeading>Photos</SectionHeading>
              <TimelinePhotos urls={photoUrls} />
            </section>
          )}
        </div>
      )}
    </div>
  );
}

function Content({ state }: { readonly state: AdminDisputeScreenState }) {
  switch (state.kind) {
    case 'ready':
      return <Dispute {...state} />;
    case 'not-found':
      return (
        <EmptyState
          scene="lost"
          title="We could not find this dispute"
          action={<LinkButton href="/admin/disputes">Back to the Disputes</LinkButton>}
        >
          There is none with this number.
        </EmptyState>
      );
    default:
      return <AdminUnready state={state} what="this dispute" />;
  }
}

/** What a bank asks about one payment, the evidence that there is, and the answer. */
export const AdminDisputeScreen = ({ state }: { readonly state: AdminDisputeScreenState }) => (
  <AdminPage current="disputes" title={state.kind === 'ready' ? `Dispute ${state.dispute.id}` : 'Dispute'}>
    <Content state={state} />
  </AdminPage>
);
