import type { CaseView } from '@nestmates/application/office/cases/case-views.ts';
import { Scale, Siren } from 'lucide-react';
import { Badge } from '../../../components/labels/Badge.tsx';
import { LoadMore } from '../../../components/navigation/LoadMore.tsx';
import { QueueIcon, QueueKeys, QueueRow, QueueSection } from '../admin/Queue.tsx';
import styles from './CaseQueue.module.css';
import { ageText, claimText, nameOf, reasonsOf, reportsText, stateLabel } from './case-text.ts';
import type { CaseListState, CasesScreenState } from './cases-state.ts';

interface CaseQueueProps extends Pick<CasesScreenState, 'now' | 'meId' | 'tab'> {
  readonly list: Extract<CaseListState, { kind: 'ready' }>;
}

function Row({ case: one, now, meId }: Pick<CaseQueueProps, 'now' | 'meId'> & { readonly case: CaseView }) {
  const { tone, words } = stateLabel(one);
  const claim = claimText(one.claimedBy, meId);
  const Icon = one.isUrgent ? Siren : Scale;
  return (
    <QueueRow
      picture={
        <QueueIcon tone={one.isUrgent ? 'brick' : 'ochre'}>
          <Icon aria-hidden />
        </QueueIcon>
      }
      href={`/admin/cases/${one.id}`}
      title={`Case ${one.id} · ${reasonsOf(one)}`}
      since={
        <time className={styles.age} dateTime={one.oldestAt}>
          {ageText(one.oldestAt, now)}
        </time>
      }
    >
      <p className={styles.quiet}>
        About {nameOf(one.member)} · {reportsText(one)}
      </p>
      {(claim || one.state !== 'open') && (
        <p className={styles.badges}>
          {one.state !== 'open' && <Badge tone={tone}>{words}</Badge>}
          {claim && <Badge>{claim}</Badge>}
        </p>
      )}
    </QueueRow>
  );
}

interface SectionProps extends Pick<CaseQueueProps, 'now' | 'meId'> {
  readonly title: string;
  readonly cases: readonly CaseView[];
  readonly urgent?: boolean;
}

const Section = ({ title, cases, urgent = false, ...rest }: SectionProps) =>
  cases.length > 0 && (
    <QueueSection title={title} urgent={urgent}>
      {cases.map((one) => (
        <Row key={one.id} case={one} {...rest} />
      ))}
    </QueueSection>
  );

const titles: Readonly<Record<CasesScreenState['tab'], string>> = {
  open: 'Open cases',
  appealed: 'Appeals to answer',
  mine: 'What you look after',
  decided: 'Decided cases',
  closed: 'Closed cases',
};

/** Cases in the order in which they are looked at; j and k go from one to the next, and Enter opens it. */
export function CaseQueue({ list: { cases, more }, tab, now, meId }: CaseQueueProps) {
  const isFirst = ({ state, isUrgent }: CaseView) => isUrgent && (state === 'open' || state === 'appealed');
  const rest = { now, meId };
  return (
    <div className={styles.queue}>
      <Section urgent title="Somebody may be in danger" cases={cases.filter(isFirst)} {...rest} />
      <Section title={titles[tab]} cases={cases.filter((one) => !isFirst(one))} {...rest} />
      <LoadMore more={more} itemName="cases" />
      <QueueKeys />
    </div>
  );
}
