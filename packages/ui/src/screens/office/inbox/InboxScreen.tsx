import type { StatisticsView } from '@nestmates/application/office/statistics/contract.ts';
import { Landmark, type LucideIcon, MessageSquareText, Scale, ScanFace, Siren, Undo2 } from 'lucide-react';
import { TextLink } from '../../../components/actions/TextLink.tsx';
import { Banner } from '../../../components/feedback/Banner.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { AdminPage } from '../admin/AdminPage.tsx';
import { AdminUnready, type AdminUnreadyState } from '../admin/AdminUnready.tsx';
import { QueueIcon, QueueKeys, QueueRow, QueueSection } from '../admin/Queue.tsx';
import { InboxFigures } from './InboxFigures.tsx';
import styles from './InboxScreen.module.css';
import { InboxTitle } from './InboxTitle.tsx';
import {
  type InboxLists,
  type InboxRow,
  type InboxRowKind,
  type InboxSection,
  inboxSections,
  waitingIn,
} from './inbox-rows.ts';

export type InboxState =
  | AdminUnreadyState
  | {
      readonly kind: 'ready';
      readonly lists: InboxLists;
      /** What could not be read: "disputes". */
      readonly missing: readonly string[];
      /** Left out where they could not be read. */
      readonly statistics?: StatisticsView | undefined;
      readonly now: Date;
      readonly meId: number;
    };

const icons: Readonly<Record<InboxRowKind, readonly [LucideIcon, 'ochre' | 'brick' | 'moss']>> = {
  danger: [Siren, 'brick'],
  case: [Scale, 'ochre'],
  money: [Landmark, 'brick'],
  dispute: [Undo2, 'brick'],
  check: [ScanFace, 'moss'],
  feedback: [MessageSquareText, 'moss'],
};

function Row({ row }: { readonly row: InboxRow }) {
  const { kind, href, title, sentence, when, action } = row;
  const [Icon, tone] = icons[kind];
  return (
    <QueueRow
      picture={
        <QueueIcon tone={tone}>
          <Icon aria-hidden />
        </QueueIcon>
      }
      href={href}
      title={title}
      since={<p className={styles.when}>{when}</p>}
      action={action}
    >
      <p className={styles.sentence}>{sentence}</p>
    </QueueRow>
  );
}

const Section = ({ section: { title, urgent, rows, more } }: { readonly section: InboxSection }) => (
  <QueueSection
    title={title}
    urgent={urgent === true}
    below={
      more && (
        <p className={styles.more}>
          <TextLink href={more}>There are more</TextLink>
        </p>
      )
    }
  >
    {rows.map((row) => (
      <Row key={row.href} row={row} />
    ))}
  </QueueSection>
);

function Ready({ state }: { readonly state: Extract<InboxState, { kind: 'ready' }> }) {
  const { lists, missing, statistics, now, meId } = state;
  const sections = inboxSections(lists, { now, meId });
  return (
    <div className={styles.columns}>
      <div className={styles.queue}>
        {missing.length > 0 && (
          <Banner look="waiting" title="Not everything was loaded">
            Missing here: {missing.join(', ')}. They are read again in a moment.
          </Banner>
        )}
        {sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
        {sections.length === 0 && missing.length === 0 && (
          <EmptyState scene="quiet" title="Nothing waits for you">
            Cases, stuck money, disputes, photo checks and feedback stand here, the urgent first.
          </EmptyState>
        )}
        {sections.length > 0 && <QueueKeys />}
      </div>
      {statistics && <InboxFigures statistics={statistics} />}
    </div>
  );
}

function titleOf(state: InboxState) {
  if (state.kind !== 'ready') return 'Inbox';
  const { now, meId, lists, missing } = state;
  const atLeast = missing.length > 0 || Object.values(lists).some(({ complete }) => !complete);
  return <InboxTitle count={waitingIn(inboxSections(lists, { now, meId }))} atLeast={atLeast} />;
}

/** What waits for administrators in one list, the urgent first. */
export const InboxScreen = ({ state }: { readonly state: InboxState }) => (
  <AdminPage current="inbox" title={titleOf(state)}>
    {state.kind === 'ready' ? <Ready state={state} /> : <AdminUnready state={state} what="the inbox" />}
  </AdminPage>
);
