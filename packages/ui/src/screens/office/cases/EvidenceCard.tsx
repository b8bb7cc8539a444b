import type { Evidence } from '@nestmates/application/trust/things/evidence-view.ts';
import type { ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import { TimelinePhotos } from '../../market/orders/page/TimelineStep.tsx';
import { momentText } from '../admin/moment-text.ts';
import parts from './CaseParts.module.css';
import styles from './CaseThings.module.css';
import { EvidenceFacts, EvidenceSteps } from './EvidenceFacts.tsx';
import { begunText } from './evidence-words.ts';

interface EvidenceCardProps {
  readonly kind: ThingKind;
  /** The first name of whose it is. */
  readonly owner: string;
  readonly title: string;
  readonly evidence: Evidence | null;
  /** Stands there without evidence. */
  readonly missing?: string;
  readonly note?: string;
}

/** What was reported stands in the middle, with what stood around it above and below. */
function showReported(list: HTMLOListElement | null): void {
  const reported = list?.querySelector<HTMLElement>('[data-reported="true"]');
  if (!list || !reported) return;
  list.scrollTop = reported.offsetTop - list.offsetTop - (list.clientHeight - reported.offsetHeight) / 2;
}

function Thread({ owner, messages }: Pick<Evidence, 'messages'> & { readonly owner: string }) {
  return (
    <ol ref={showReported} className={styles.messages} aria-label="The message and what stood around it">
      {messages.map((message) => (
        <li
          key={`${message.at} ${message.text}`}
          className={styles.message}
          data-reported={message.isReported}
        >
          <p className={parts.quiet}>
            {message.by === 'owner' ? owner : 'The other'} · {momentText(message.at)}
            {message.isReported && ' · reported'}
          </p>
          <p className={styles.bubble}>{message.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** A thing at one time: its words, facts and photos, and of a message those around it. */
export function EvidenceCard({ kind, owner, title, evidence, missing, note }: EvidenceCardProps) {
  const when = evidence?.at && begunText(kind, evidence.at);
  return (
    <div className={styles.card}>
      <h4 className={parts.label}>{title}</h4>
      {evidence === null && <p className={parts.quiet}>{missing}</p>}
      {evidence && (
        <>
          {evidence.text && evidence.messages.length === 0 && <p className={styles.text}>{evidence.text}</p>}
          {evidence.messages.length > 0 && <Thread owner={owner} messages={evidence.messages} />}
          <EvidenceFacts kind={kind} facts={evidence.facts} />
          <EvidenceSteps steps={evidence.steps} />
          {evidence.photoUrls.length > 0 && <TimelinePhotos urls={evidence.photoUrls} />}
          {(when || note) && <p className={parts.quiet}>{[when, note].filter(Boolean).join(' · ')}</p>}
        </>
      )}
    </div>
  );
}
