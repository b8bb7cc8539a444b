import type { MouseEvent } from 'react';
import type { Answer } from '../../../components/actions/AnswerButtons.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { FieldError } from '../../../components/forms/FieldError.tsx';
import styles from './AnswerInRow.module.css';

/** Yes, no, or whether something that was arranged happened. */
export type RowReply = Answer | 'yes' | 'rearranged' | 'no';

interface Choice {
  readonly reply: RowReply;
  readonly label: string;
  readonly pendingLabel: string;
  readonly look?: 'yes' | undefined;
}

/** What still waits for the member's answer. */
export interface WaitingAnswer {
  /** What is asked, such as when and where. */
  readonly detail?: string | undefined;
  readonly choices: readonly Choice[];
  /** There is more to choose than a tap can say. */
  readonly choose?: boolean | undefined;
  /** The answer that is being sent. */
  readonly answering?: RowReply | undefined;
}

/** What stands below a sentence that asks for something. */
export interface RowAnswer {
  /** Undefined once it is answered or gone. */
  readonly waiting?: WaitingAnswer | undefined;
  /** What the member has answered since the page was opened. */
  readonly outcome?: string | undefined;
  readonly error?: string | undefined;
}

interface AnswerInRowProps {
  readonly answer: RowAnswer;
  /** The sentence that asks, by which the buttons of one row are told from those of another. */
  readonly describedBy: string;
  readonly href: string | null;
  onAnswer(reply: RowReply, event: MouseEvent): void;
}

function Buttons({
  waiting,
  describedBy,
  href,
  onAnswer,
}: Omit<AnswerInRowProps, 'answer'> & { readonly waiting: WaitingAnswer }) {
  const { choices, choose = false, answering } = waiting;
  return (
    <div className={styles.buttons}>
      {choose && href !== null && (
        <LinkButton look="yes" size="small" href={href}>
          Choose a time
        </LinkButton>
      )}
      {choices.map(({ reply, label, pendingLabel, look = 'outline' as const }) => (
        <Button
          key={reply}
          look={look}
          size="small"
          pendingLabel={pendingLabel}
          aria-describedby={describedBy}
          pending={answering === reply}
          disabled={answering !== undefined && answering !== reply}
          onClick={(event) => onAnswer(reply, event)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** The answer to what a notification asks, given where the member reads of it. */
export function AnswerInRow({ answer: { waiting, outcome, error }, ...props }: AnswerInRowProps) {
  return (
    <div className={styles.answer}>
      {waiting?.detail && !outcome && <p className={styles.detail}>{waiting.detail}</p>}
      {outcome ? (
        <p className={styles.outcome}>{outcome}</p>
      ) : (
        waiting && <Buttons waiting={waiting} {...props} />
      )}
      {error && (
        <div role="alert">
          <FieldError id={`${props.describedBy}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
