import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { AnswerButtons } from '../../../components/actions/AnswerButtons.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Cluster } from '../../../components/layout/Cluster.tsx';
import { ChipChoice } from '../../../components/selection/ChipGroup.tsx';
import { useCancelQuestion } from '../appointments/use-cancel-question.tsx';
import styles from './PlaydateAnswer.module.css';
import { agreedTime, shortTime } from './playdate-text.ts';

export type PlaydateAction = PlaydateView['actions'][number];

export interface PlaydateAnswerProps {
  readonly playdate: PlaydateView;
  /** The action that is being sent. */
  readonly answering?: PlaydateAction | undefined;
  /** Whether a tap is meant for this playdate. */
  isIntended?(event: MouseEvent, action: PlaydateAction): boolean;
  /** What stands before the buttons that change it. */
  readonly beside?: ReactNode;
  /** With the time that suits her, where she accepts. */
  onAct(action: PlaydateAction, time?: string): void;
}

/** The times of a proposal: to choose from, where she is invited. */
function Times({
  times,
  chosen,
  onChoose,
}: {
  readonly times: readonly string[];
  readonly chosen: string | undefined;
  onChoose(time: string): void;
}) {
  if (chosen === undefined || times.length === 1) {
    return (
      <ul className={styles.times} aria-label="Proposed times">
        {times.map((time) => (
          <li key={time}>{shortTime(time)}</li>
        ))}
      </ul>
    );
  }
  return (
    <ChipChoice
      label="Which time suits you?"
      labelAs="label"
      options={times.map((time) => ({ value: time, label: shortTime(time) }))}
      value={chosen}
      onChange={(time) => onChoose(time)}
    />
  );
}

function effectOf({ date, user }: PlaydateView): string {
  const { day, time } = agreedTime(date ?? '');
  return `${day}, ${time}, leaves your calendar and that of ${user.firstName}.`;
}
const cancelWords = { title: 'Cancel this playdate?', confirm: 'Cancel Playdate', effectOf } as const;

/** The times that are proposed and what she may do about a playdate. */
export function PlaydateAnswer({ playdate, answering, isIntended, beside, onAct }: PlaydateAnswerProps) {
  const { actions, times } = playdate;
  const [wanted, setWanted] = useState<string>();
  const { ask, question } = useCancelQuestion(cancelWords, () => onAct('cancel'));
  // Other times may be proposed, and times pass.
  const chosen = times.find((time) => time === wanted) ?? times[0];
  const offers = (action: PlaydateAction) => actions.includes(action);
  const act = (action: PlaydateAction, event: MouseEvent) => {
    if (isIntended && !isIntended(event, action)) return;
    if (action === 'cancel') ask(playdate);
    else onAct(action, chosen);
  };
  const small = (action: PlaydateAction) => ({
    look: 'outline' as const,
    size: 'small' as const,
    pending: answering === action,
    disabled: answering !== undefined && answering !== action,
    onClick: (event: MouseEvent) => act(action, event),
  });
  return (
    <div className={styles.answer}>
      {times.length > 0 && (
        <Times times={times} chosen={offers('accept') ? chosen : undefined} onChoose={setWanted} />
      )}
      {offers('accept') && <AnswerButtons actions={actions} answering={answering} onAnswer={act} />}
      {(beside || offers('proposeAnew') || offers('withdraw') || offers('cancel')) && (
        <Cluster gap={2}>
          {beside}
          {offers('proposeAnew') && <Button {...small('proposeAnew')}>Propose Another Time</Button>}
          {offers('withdraw') && (
            <Button pendingLabel="Taking back…" {...small('withdraw')}>
              Take Back
            </Button>
          )}
          {offers('cancel') && (
            <Button pendingLabel="Cancelling…" {...small('cancel')}>
              Cancel Playdate
            </Button>
          )}
        </Cluster>
      )}
      {question}
    </div>
  );
}
