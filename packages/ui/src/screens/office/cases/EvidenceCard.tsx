import type { Evidence } from '@nestmates/application/trust/things/evidence-view.ts';
import { TimelinePhotos } from '../../market/orders/page/TimelineStep.tsx';
import { momentText } from '../admin/moment-text.ts';
import parts from './CaseParts.module.css';
import styles from './CaseThings.module.css';

interface EvidenceCardProps {
  readonly title: string;
  readonly evidence: Evidence | null;
  /** Stands there without evidence. */
  readonly missing?: string;
  readonly note?: string;
}

const authors = { owner: 'Whom it is about', other: 'The other' } as const;

function Thread({ messages }: Pick<Evidence, 'messages'>) {
  return (
    <ol className={styles.messages} aria-label="The message and what stood around it">
      {messages.map((message) => (
        <li
          key={`${message.at} ${message.text}`}
          className={styles.message}
          data-reported={message.isReported}
        >
          <p className={parts.quiet}>
            {authors[message.by]} · {momentText(message.at)}
            {message.isReported && ' · reported'}
          </p>
          <p className={styles.bubble}>{message.text}</p>
        </li>
      ))}
    </ol>
  );
}

/** A thing at one time: its words, facts and photos, and of a message those around it. */
export function EvidenceCard({ title, evidence, missing, note }: EvidenceCardProps) {
  const when = evidence?.at && `From ${momentText(evidence.at)}`;
  return (
    <div className={styles.card}>
      <h4 className={parts.label}>{title}</h4>
      {evidence === null && <p className={parts.quiet}>{missing}</p>}
      {evidence && (
        <>
          {evidence.text && evidence.messages.length === 0 && <p className={styles.text}>{evidence.text}</p>}
          {evidence.messages.length > 0 && <Thread messages={evidence.messages} />}
          {evidence.facts.length > 0 && (
            <dl className={styles.facts}>
              {evidence.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {evidence.photoUrls.length > 0 && <TimelinePhotos urls={evidence.photoUrls} />}
          {(when || note) && <p className={parts.quiet}>{[when, note].filter(Boolean).join(' · ')}</p>}
        </>
      )}
    </div>
  );
}
