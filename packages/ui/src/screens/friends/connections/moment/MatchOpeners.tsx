import { ArrowUp, Check } from 'lucide-react';
import styles from './MatchOpeners.module.css';

export interface MatchOpenersProps {
  readonly texts: readonly string[];
  readonly name: string;
  /** The one that was sent: from then on it stands alone. */
  readonly sent: string | undefined;
  onSend(text: string): void;
}

/** First sentences, each of which is sent by one tap. */
export function MatchOpeners({ texts, name, sent, onSend }: MatchOpenersProps) {
  return (
    <>
      {sent === undefined ? (
        <ul className={styles.openers} aria-label={`First words to ${name}`}>
          {texts.map((text) => (
            <li key={text}>
              <button type="button" className={styles.opener} onClick={() => onSend(text)}>
                {text}
                <ArrowUp aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.sent}>
          {sent}
          <Check aria-hidden />
        </p>
      )}
      <p role="status" className={styles.said}>
        {sent !== undefined && `Sent to ${name}.`}
      </p>
    </>
  );
}
